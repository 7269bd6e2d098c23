import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { aProduct, type StubProduct, someContent } from '../../../e2e/support/stub-content.ts'
import { firstPalette } from './testing/first-palette.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'

const { sections, warnings } = firstContent.texts
const { products } = sections
const review: StubProduct['links'][number] = {
  shop: 'Блог',
  href: 'https://blog.example/6-0',
  type: 'review',
}
const palette = firstPalette().map((product) => ({ ...product, links: [...product.links, review] }))
const site = siteOver(() => startStubApi(someContent({ products: palette })))

test('the page of a shade says how long it stays and for which hair, and leads to shops, neighbours and one’s own hair', async () => {
  const page = await site.open('/shades/6-0')
  expect(page.text('main h1')).toBe('6-0 Тёмно-русый')
  const text = page.text('main')
  for (const said of [products.standingTime, 'Держите 35 минут', 'Натуральные волосы уровней 5', '6 из 10'])
    expect(text).toContain(said)
  expect(page.hrefOf(products.buy, 'main')).toMatch(/^\/shops\?ean=\d{13}$/)
  expect(page.hrefOf(products.previous, 'main')).toBe('/shades/5-0')
  expect(page.hrefOf(products.next, 'main')).toBe('/shades/7-0')
  expect(page.hrefOf('Что будет на моих волосах', 'main')).toBe('/shade?wish=6-0')
  const wall = `nav[aria-label="${products.shade}"]`
  expect(page.text(`${wall} [aria-current]`)).toMatch(/^6-0/)
  expect(page.hrefs(wall)).toHaveLength(16)
  // A link of reviews opens a new tab.
  expect(page.hrefOf(products.linkTypes.review, 'main')).toBe(review.href)
  expect(page.attribute(`main a[href="${review.href}"]`, 'target')).toBe('_blank')
})

test('every page of a dye warns of all that the law names, once and unfolded, and of nothing that hides it', async () => {
  const { title, ...expected } = warnings
  for (const { shadeNumber } of palette) {
    const page = await site.open(`/shades/${shadeNumber}`)
    expect(page.text('#warnings h2'), shadeNumber).toBe(title)
    expect(page.texts('#warnings li')).toEqual(Object.values(expected).map(plainText))
    expect([page.count('#warnings'), page.count('details #warnings')]).toEqual([1, 0])
  }
})

test('a shade may say what its claims rest on and what it is made of, in plain text; others say nothing of it', async () => {
  const facts = { proof: 'Протокол № 12', composition: 'Aqua, <b>p-Phenylenediamine</b>' }
  const other = aProduct({ ean: '2007700000162', shadeNumber: '6-0' })
  await withSite(startStubApi(someContent({ products: [aProduct(facts), other] })), async ({ open }) => {
    const page = await open('/shades/6-46')
    expect(page.text('main article')).toContain(`${products.proof}. ${facts.proof}`)
    expect(page.text('main article summary')).toBe(products.composition)
    expect(page.text('main article details p')).toBe(facts.composition)
    const text = (await open('/shades/6-0')).text('main article')
    for (const name of [products.proof, products.composition]) expect(text).not.toContain(name)
    // It would come with every shade of the palette.
    expect((await open('/shades')).html).not.toContain('Phenylenediamine')
  })
})

test('the barcode of a shade leads to its page, as the panel does', async () => {
  const { statusCode, headers } = await site.ask(`/shades/${palette[0]?.ean}`)
  expect([statusCode, headers.location]).toEqual([302, `/shades/${palette[0]?.shadeNumber}`])
})

test('from the palette, a shade leads to its page', async () => {
  expect((await site.open('/')).hrefs('#products')).toContain('/shades/1-0')
})
