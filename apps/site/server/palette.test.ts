import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { firstPalette } from './testing/first-palette.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver } from './testing/site-over.ts'

const { sections, warnings } = firstContent.texts
const { products } = sections
const site = siteOver(() => startStubApi(someContent({ products: firstPalette() })))

const wall = `#products nav[aria-label="${products.shade}"]`

/** The palette of a page as a visitor without scripts has it: the filters that are chosen, and the numbers of the shades. */
async function paletteOf(url: string) {
  const page = await site.open(url)
  const chosen = page.texts('#products nav:not(:has(h2)) [aria-current]')
  return { page, chosen, numbers: page.hrefs(wall).map((href) => href.split('/').at(-1)) }
}

test('strands stand in their families, and each leads to the page of its shade', async () => {
  const { page, numbers } = await paletteOf('/shades')
  expect(page.texts(`${wall} h2`)).toEqual(Object.values(products.families).map(plainText))
  expect(page.texts(`${wall} div:nth-child(2) a`)).toEqual(
    [/^5-4/, /^6-7/, /^7-3/].map((number) => expect.stringMatching(number)),
  )
  expect(numbers).toContain('5-4')
  expect(new Set(numbers).size).toBe(16)
})

test.each([
  { url: '/shades?family=natural', chosen: [products.families.natural], count: 8 },
  {
    url: '/shades?family=natural&grey=covers',
    chosen: [products.families.natural, products.coversGrey],
    count: 6,
  },
  { url: '/shades?family=bright', chosen: [products.families.bright], count: 2 },
  { url: '/shades?level=10', chosen: [`${products.level} 10`], count: 1 },
])('filters lead to $url, are marked there, and leave $count shades', async ({ url, chosen, count }) => {
  const palette = await paletteOf(url)
  expect(palette.numbers).toHaveLength(count)
  for (const name of chosen) expect(palette.chosen).toContain(plainText(name))
  const { page } = await paletteOf('/shades')
  if (!url.includes('&')) expect(page.hrefOf(chosen[0] ?? '', '#products')).toBe(`${url}#products`)
})

test.each([
  ['/shades', '1-0 Чёрный'],
  ['/shades?level=6', '6-0 Тёмно-русый'],
  ['/shades?level=9&family=cool', '8-1 Утренний туман'],
])('%s opens with %s, which is marked on the wall', async (url, name) => {
  const { page } = await paletteOf(url)
  expect(page.text('#products article h2')).toBe(name)
  expect(page.texts(`${wall} [aria-current]`)).toEqual([expect.stringMatching(`^${name.split(' ')[0]}`)])
})

test('filters go together; where nothing is left the palette says so, and all can be had again', async () => {
  const { page, numbers } = await paletteOf('/shades?grey=covers&level=6')
  expect(numbers).toContain('6-0')
  expect(page.hrefOf(products.anyLevel, '#products')).toBe('/shades?grey=covers#products')
  const none = await paletteOf('/shades?family=bright&grey=covers')
  expect(none.page.text('#products')).toContain(plainText(products.noMatch))
  expect(none.page.hrefOf(products.allShades, '#products')).toBe('/shades?grey=covers#products')
})

test('the palette warns once, whatever is filtered, and the foot of every page leads there', async () => {
  for (const url of ['/shades', '/shades?family=bright&grey=covers']) {
    const page = await site.open(url)
    expect(page.text('#warnings')).toContain(plainText(warnings.reaction))
    expect(page.count('#warnings')).toBe(1)
  }
  const foot = (await site.open('/faq')).text('footer')
  for (const word of ['аллергическую реакцию', '«чёрной хной»', '16 лет', 'ресниц'])
    expect(foot).toContain(word)
  expect((await site.open('/faq')).hrefOf('предупреждения', 'footer')).toBe('/shades#warnings')
})
