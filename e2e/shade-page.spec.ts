import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

/** The structured data of a page, by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(found.map((text) => JSON.parse(text)).map((thing) => [thing['@type'], thing]))
}

test('search engines read what a shade is, and no price or rating that nobody gave', async ({
  page,
  baseURL,
}) => {
  await page.goto('/shades/6-0')
  await expect(page).toHaveTitle(/6-0 Тёмно-русый — Прядь$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/shades/6-0`)
  const { Product: product, BreadcrumbList: crumbs } = await structuredData(page)
  expect(product).toMatchObject({
    name: expect.stringContaining('6-0'),
    gtin: expect.stringMatching(/^\d{13}$/),
    brand: { '@type': 'Brand', name: 'Прядь' },
    color: expect.stringMatching(/^6-0 /),
    image: expect.stringMatching(/^http/),
    url: `${baseURL}/shades/6-0`,
  })
  for (const invented of ['offers', 'review', 'aggregateRating']) expect(product).not.toHaveProperty(invented)
  expect(crumbs).toMatchObject({
    itemListElement: [{ item: `${baseURL}/` }, {}, { item: `${baseURL}/shades/6-0` }],
  })
})

test('the page of a shade says how long it stays and for which hair, and leads to shops and neighbours', async ({
  page,
}) => {
  await openAwake(page, '/shades/6-0')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/6-0\s+Тёмно-русый/)
  await expect(main.getByText(products.standingTime)).toBeVisible()
  await expect(main.getByText(/^Держите\s35\sминут/)).toBeVisible()
  await expect(main.getByText(/Натуральные волосы уровней\s5/)).toBeVisible()
  await expect(main.getByText(/^6\sиз\s10/)).toBeVisible()
  await main.getByRole('link', { name: /Где купить/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Ozon/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: new RegExp(`^${products.next}`) }).click()
  await expect(page).toHaveURL('/shades/7-0')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/7-0/)
})

test('from the palette one comes to the page of a shade, and by its wall to another', async ({ page }) => {
  await openAwake(page, '/')
  await page
    .locator('#products')
    .getByRole('link', { name: /^Ещё\sоб\sоттенке.*1-0/ })
    .click()
  await expect(page).toHaveURL('/shades/1-0')
  const wall = page.getByRole('navigation', { name: products.shade })
  await expect(wall.locator('[aria-current]')).toHaveText(/^1-0/)
  await wall.getByRole('link', { name: /^6-46/ }).click()
  await expect(page).toHaveURL('/shades/6-46')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/6-46/)
})

test('a link of reviews leads to them in a new tab', async ({ page }) => {
  await page.goto('/shades/5-0')
  const review = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${products.linkTypes.review}`) })
  await expect(review.first()).toHaveAttribute('target', '_blank')
})

test('every shade is in the sitemap, and each of these addresses is a page', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/shades\/[^<]+)/g)].map(([, path = '']) => path)
  expect(paths).toHaveLength(16)
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('a shade that there is not, is no page; a cut address leads to the palette', async ({ request }) => {
  expect((await request.get('/shades/6-99')).status()).toBe(404)
  const cut = await request.get('/shades', { maxRedirects: 0 })
  expect([cut.status(), cut.headers().location]).toEqual([301, '/#products'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shade is read, and its neighbour a press away', async ({ page }) => {
    await page.goto('/shades/6-0')
    await expect(page.getByText(/^Держите\s35\sминут/)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${products.previous}`) }).click()
    await expect(page).toHaveURL('/shades/5-0')
  })
})

test('a shade in an article leads to its page by its whole card, and to the shops by its button', async ({
  page,
}) => {
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: /^6-0\s/ }) })
  await card.last().getByRole('link', { name: products.buy }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  // The link lies over the picture, and takes the press.
  await card.last().locator('picture').click({ force: true })
  await expect(page).toHaveURL('/shades/6-0')
})

test('the barcode of a shade leads to its page, as the panel does', async ({ page, request }) => {
  const { url } = await request.get('/shades/6-0').then(async (answer) => {
    const ean = /\b2\d{12}\b/.exec(await answer.text())?.[0]
    return { url: `/shades/${ean}` }
  })
  await page.goto(url)
  await expect(page).toHaveURL('/shades/6-0')
})
