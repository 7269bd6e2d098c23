import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

/** What search engines read of a page, by its type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((thing) => [thing['@type'], thing]))
}

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

test('a phone finds the icon, the name and the colours of the site', async ({ page, request, baseURL }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ short_name: 'Прядь', lang: 'ru', start_url: '/', theme_color: '#faf5ef' })
  const files = ['/apple-touch-icon.png', ...manifest.icons.map(({ src }: { src: string }) => src)]
  for (const file of files) {
    const sizes = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, `${baseURL}${file}`)
    const declared = manifest.icons.find(({ src }: { src: string }) => src === file)?.sizes ?? '180x180'
    expect(sizes.join('x'), file).toBe(declared)
  }
})

test('the newest articles can be followed by a feed', async ({ page, baseURL }) => {
  await page.goto('/')
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', `${baseURL}/feed.xml`)
  const items = await page.evaluate(async () => {
    const answer = await fetch('/feed.xml')
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
    if (xml.querySelector('parsererror')) throw new Error('The feed is no XML.')
    const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''
    return [...xml.querySelectorAll('item')].map((item) => ({
      link: text(item, 'link'),
      title: text(item, 'title'),
      date: text(item, 'pubDate'),
    }))
  })
  expect(items).toHaveLength(14)
  for (const { link, title, date } of items) {
    expect(link).toMatch(new RegExp(`^${baseURL}/articles/[a-z0-9-]+$`))
    expect(title).not.toBe('')
    expect(Date.parse(date)).not.toBeNaN()
  }
  const dates = items.map(({ date }) => Date.parse(date))
  expect(dates).toEqual([...dates].sort((one, other) => other - one))
})

for (const path of ['/', '/articles/kak-zakrasit-sedinu', '/video?slug=toniruem-blond']) {
  test(`a link to ${path} is previewed with a picture of known size that is described`, async ({ page }) => {
    await page.goto(path)
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^http.*\.jpe?g/)
    await expect(meta(page, 'og:image:width')).toHaveAttribute('content', '1200')
    await expect(meta(page, 'og:image:height')).toHaveAttribute('content', '630')
    await expect(meta(page, 'og:image:alt')).toHaveAttribute('content', /.+/)
  })
}

test('an article tells search engines its author, its publisher and its place on the site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/articles/kak-zakrasit-sedinu')
  const { Article, BreadcrumbList } = await structuredData(page)
  const brand = {
    '@type': 'Organization',
    name: 'Прядь',
    logo: { '@type': 'ImageObject', url: `${baseURL}/icon-512.png` },
  }
  expect(Article).toMatchObject({ author: brand, publisher: brand })
  const shown = await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link').allTextContents()
  const items = (BreadcrumbList?.itemListElement ?? []) as { name: string; position: number; item: string }[]
  expect(items.slice(0, shown.length).map(({ name }) => name)).toEqual(shown)
  expect(items.at(-1)).toMatchObject({ position: 3, item: `${baseURL}/articles/kak-zakrasit-sedinu` })
})

test('pages of topics are described by their content', async ({ page }) => {
  const description = async (path: string) => {
    await page.goto(path)
    return page.locator('meta[name=description]').getAttribute('content')
  }
  const all = [await description('/'), await description('/?tag=sedina'), await description('/?tag=blond')]
  expect(new Set(all).size).toBe(3)
  expect(all[1]).toMatch(/«Седина».*\d+\s(?:статья|статьи|статей)/)
  expect(await description('/video?tag=sedina')).not.toBe(await description('/video'))
})

test('search engines find the topics and the form, and may read that shops are not for them', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/ask', '/?tag=sedina']) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow')
  await page.goto('/shops?ean=2007700000161')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
