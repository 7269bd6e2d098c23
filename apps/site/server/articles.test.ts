import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { anArticle, aText, many, someContent } from '../../../e2e/support/stub-content.ts'
import { firstPalette } from './testing/first-palette.ts'
import { siteOver } from './testing/site-over.ts'

const { articles } = firstContent.texts.sections
const steal = 'document.documentElement.dataset.stolen = "yes"'

const article = anArticle({
  body: [
    { __typename: 'HeadingBlock', id: 'podgotovka', level: 2, text: 'Подготовка' },
    aText(`<p>До</p><script>${steal}</script><p>После</p>`),
    { __typename: 'HeadingBlock', id: 'okraska', level: 2, text: 'Окраска' },
    aText(),
    { __typename: 'HeadingBlock', id: 'uhod', level: 2, text: 'Уход' },
    {
      __typename: 'FinderBlock',
      title: 'Подбор',
      text: '',
      linkLabel: 'Подобрать оттенок',
      href: '/shade?wish=6-0',
      shade: null,
    },
  ],
})
const others = many(149, (number) => anArticle({ slug: `statya-${number}`, title: `Статья ${number}` }))
const site = siteOver(() =>
  startStubApi(someContent({ articles: [...others, article], products: firstPalette() })),
)

test('the contents of an article lead to its parts', async () => {
  const page = await site.open('/articles/kak-krasit')
  const hrefs = new Set(page.hrefs(`nav[aria-label="${articles.contents}"]`))
  expect([...hrefs]).toEqual(['#podgotovka', '#okraska', '#uhod'])
  for (const hash of hrefs) expect(page.count(`main h2${hash}`)).toBe(1)
})

test('an article leads into the shade finder, with the shade that its editor has chosen', async () => {
  const page = await site.open('/articles/kak-krasit')
  const href = page.hrefOf('Подобрать оттенок', 'main') ?? ''
  expect(href).toBe('/shade?wish=6-0')
  expect((await site.open(href)).attribute('input[name=wish][checked]', 'value')).toBe('6-0')
})

test('the policy allows no script in the text of an article', async () => {
  const { headers, body } = await site.ask('/articles/kak-krasit')
  expect(body).toContain(steal)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-hashes/)
  expect(policy).not.toContain(createHash('sha256').update(steal).digest('base64'))
})

test('without scripts «показать ещё» leads to a page of its own', async () => {
  for (const url of ['/', '/articles']) {
    const list = await site.open(url)
    expect(list.count('#articles article')).toBe(24)
    expect(list.hrefOf(articles.more, 'main')).toBe('/articles?page=2')
  }
  const page = await site.open('/articles?page=2')
  expect(page.text('main h1')).toBe(`${articles.title}: 25–48`)
  expect(page.count('#articles article')).toBe(24)
  expect(page.text('#articles article')).toContain('Статья 25')
})

test('without scripts the form of a question, and that of the search, lead to pages of their own', async () => {
  const home = await site.open('/faq')
  expect([home.attribute('#ask form', 'action'), home.attribute('#ask form', 'method')]).toEqual([
    '/ask',
    'post',
  ])
  expect(home.hrefs('header')).toContain('/search')
  const page = await site.open('/search')
  // A form without a method asks by GET.
  expect([page.attribute('main form', 'action'), page.attribute('main form', 'method')]).toEqual([
    '/search',
    null,
  ])
  expect(page.attribute('main form input', 'name')).toBe('q')
})
