import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { type StubProduct, someContent } from '../../../e2e/support/stub-content.ts'
import { firstPalette } from './testing/first-palette.ts'
import { siteOver } from './testing/site-over.ts'

const { products } = firstContent.texts.sections
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

test('the barcode of a shade leads to its page, as the panel does', async () => {
  const { statusCode, headers } = await site.ask(`/shades/${palette[0]?.ean}`)
  expect([statusCode, headers.location]).toEqual([302, `/shades/${palette[0]?.shadeNumber}`])
})

test('from the palette, a shade leads to its page', async () => {
  expect((await site.open('/')).hrefs('#products')).toContain('/shades/1-0')
})
