import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { plainContent, startPlainApi } from '../../../e2e/support/plain-api.ts'
import { siteOver, withSite } from './testing/site-over.ts'
import { loadSitePages } from './testing/site-pages.ts'
import { startTestServer } from './testing/test-site.ts'

/** A backend that has the specification's fields and no others. */
const site = siteOver(startPlainApi)
const noSecret = { SITE_SECRET: '' }
const { home, forms, popups } = firstContent.texts

test('the main page lists articles, lessons and questions', async () => {
  const page = await site.open('/')
  expect(page.status).toBe(200)
  expect(page.hrefOf('Седина без пятен', '#articles')).toBe('/articles/sedina-bez-pyaten')
  expect(page.hrefOf('Медь дома', '#articles')).toBe('/articles/12')
  expect(page.hrefOf('Рассказ журнала', '#articles')).toBe('https://journal.example/rasskaz')
  expect(page.attribute('#articles img', 'src')).toBe(`${site.api.url}/media/braid.0123456789.webp`)
  expect(page.hrefOf('Красим корни', '#lessons')).toBeDefined()
  expect(page.text('#faq')).toContain('Мыть ли голову?')
  expect(page.text('main')).not.toMatch(/undefined|\b0:00|0\sминут/)
  // It takes no counts, neither of errors nor of speed.
  expect(page.html).not.toContain('countedBuild')
})

test('the strands of a page are painted without a secret, also by another process over the same data folder', async () => {
  await withSite(
    startPlainApi(),
    async ({ open, ask, server, api }) => {
      const strand = /\/strand\/[\w.-]+/.exec((await open('/shade')).html)?.[0] ?? ''
      expect(strand).not.toBe('')
      expect((await ask(strand)).statusCode).toBe(200)
      const other = await startTestServer({
        api,
        pages: await loadSitePages(),
        dataDir: server.dataDir,
        settings: noSecret,
      })
      const answer = await other.app.inject(strand)
      await other.stop()
      expect(answer.statusCode).toBe(200)
    },
    { settings: noSecret },
  )
})

test('a topic filters what has it', async () => {
  const page = await site.open('/?tag=sedina')
  expect(page.text('h1')).toContain('Седина')
  expect([page.count('#articles article'), page.count('#lessons article')]).toEqual([2, 1])
})

test('an article is read by what its list says of it', async () => {
  const page = await site.open('/articles/sedina-bez-pyaten')
  expect([page.status, page.text('h1')]).toEqual([200, 'Седина без пятен'])
  expect(page.text('main')).toContain('Три приёма для висков.')
  expect(page.hrefOf('Рассказ журнала', 'main')).toBeDefined()
  expect(page.meta('og:image')).toContain('/media/')
  expect((await site.open('/articles/12')).status).toBe(200)
})

test('a lesson is played from its file, and has no steps', async () => {
  const page = await site.open('/video?slug=korni')
  expect(page.attribute('dialog video', 'src')).toBe(`${site.api.url}/lessons/roots.0123456789.mp4`)
  expect(page.text('dialog')).not.toContain(popups.video.steps)
})

test('shops of a barcode are shown, and only shops', async () => {
  const url = `ean=${plainContent.ean}`
  const page = await site.open(`/shops?${url}`)
  expect(page.hrefOf('Ozon', 'main')).toBe(plainContent.links[0]?.href)
  expect(page.text('main')).not.toContain('Обзор')
  expect((await site.ask(`/shop-links?${url}`)).json()).toEqual({
    links: [{ shop: 'Ozon', href: plainContent.links[0]?.href }],
  })
})

test('a made-up response of the captcha sends nothing', async () => {
  const typed = { name: 'Анна', email: 'anna@example.com', question: 'С чего мне начать?', consent: 'on' }
  const answer = await site.post('/questions', { ...typed, recaptcha: 'solved' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: { recaptcha: forms.captcha.expired } })
  expect(site.api.questions).toEqual([])
})

test('what it does not have, is no page', async () => {
  const urls = ['/net-takoj', '/?tag=net-takoj', '/shops?ean=2007700000000', '/search?q=a', '/feed.xml']
  for (const url of [...urls, '/opensearch.xml']) expect((await site.ask(url)).statusCode, url).toBe(404)
})

test('nothing leads to what it does not have: a search, a feed, a shade finder, policies, the allergy test', async () => {
  const absent = /^\/(?:search|shade|privacy|cookies|consent|help)\b/
  for (const url of ['/', '/ask', '/net-takoj']) {
    const page = await site.open(url)
    expect(
      page.hrefs().filter((href) => absent.test(href) || href === home.safetyUrl),
      url,
    ).toEqual([])
    expect(page.count('form[action="/search"], link[href$=".xml"]'), url).toBe(0)
  }
  expect((await site.open('/ask')).texts('label')).toContainEqual(expect.stringMatching(/^Я даю согласие/))
})

test('search engines get the pages there are, and the site is ready', async () => {
  const { statusCode, body } = await site.ask('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(body).toContain('/articles/sedina-bez-pyaten')
  expect(body).not.toMatch(/journal\.example|\/shade</)
  expect((await site.ask('/readyz')).statusCode).toBe(200)
})

test('nothing of it is an error', async () => {
  await site.open('/ask')
  expect(
    site.server.log.filter(({ level, msg }) => Number(level) >= 50 || /failed/.test(String(msg))),
  ).toEqual([])
})
