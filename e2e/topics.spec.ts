import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import {
  aLesson,
  anArticle,
  aPicture,
  aProduct,
  aQuestion,
  aTag,
  someContent,
} from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections } = texts

const grey = aTag({ description: 'Чем закрывают седину.', picture: aPicture() })
const blond = aTag({ id: '2', name: 'Блонд', slug: 'blond' })
const lonely = aTag({ id: '3', name: 'Хна', slug: 'hna' })

const test = testOver({
  tags: [grey, blond, lonely],
  articles: [anArticle({ tags: [grey] }), anArticle({ slug: 'drugaya', title: 'Другая', tags: [blond] })],
  lessons: [aLesson({ tags: [grey] }), aLesson({ slug: 'toniruem', title: 'Тонируем', tags: [blond] })],
  products: [
    aProduct({ shadeNumber: '6-0', shadeName: 'Русый', tags: [grey] }),
    aProduct({ ean: '2007700000162', shadeNumber: '9-1', shadeName: 'Пепельный' }),
  ],
  questions: [aQuestion({ tags: [grey] })],
})

test('a topic filters the lessons and the shades as well as the articles and the questions', async ({
  page,
}) => {
  await openAwake(page, '/?tag=sedina')
  for (const id of ['articles', 'lessons'])
    await expect(page.locator(`#${id}`).getByRole('article'), id).toHaveCount(1)
  const strands = page
    .getByRole('navigation', { name: sections.products.shade, exact: true })
    .getByRole('link')
  await expect(strands).toHaveText([/^6-0/])
  await expect(page.locator('#products').getByRole('heading', { name: /6-0/ })).toBeVisible()
  await expect(page.locator('#lessons').getByRole('heading', { name: 'Красим корни' })).toBeVisible()
  await expect(page.locator('#faq details')).toHaveCount(1)
  await page.getByRole('link', { name: sections.tags.all }).click()
  await expect(strands).toHaveCount(2)
  await expect(page.locator('#lessons').getByRole('article')).toHaveCount(2)
})

test('a topic opens with its name, a sentence and a strand of its own', async ({ page }) => {
  await openAwake(page, '/?tag=sedina')
  const opening = page.getByRole('main').locator('header').first()
  await expect(opening.getByRole('heading', { level: 1 })).toHaveText('Седина')
  await expect(opening.getByText('Чем закрывают седину.')).toBeVisible()
  await expect(opening.locator('img')).toHaveAttribute('src', /braid/)
  await expectAccessible(page)
  await expectToFit(page)
})

test('a topic of which editors have said nothing opens with how much there is of it', async ({ page }) => {
  await openAwake(page, '/?tag=blond')
  const opening = page.getByRole('main').locator('header').first()
  await expect(opening).toHaveText(/^Блонд\s*1 статья, 1 урок$/)
})

test('the page of a topic without shades and questions leaves out the palette, and still takes a question', async ({
  page,
}) => {
  await openAwake(page, '/?tag=blond')
  await expect(page.locator('#articles').getByRole('article')).toHaveCount(1)
  await expect(page.locator('#lessons').getByRole('article')).toHaveCount(1)
  await expect(page.locator('#products')).toHaveCount(0)
  await expect(page.getByText(sections.products.empty)).toHaveCount(0)
  await expect(page.getByText(sections.faq.empty)).toBeVisible()
  await expect(page.locator('#ask')).toBeVisible()
})

test('the page of a topic that has nothing at all says so, and offers the others', async ({ page }) => {
  await openAwake(page, '/?tag=hna')
  await expect(page.getByText(sections.tags.empty)).toBeInViewport()
  for (const id of ['articles', 'lessons', 'products']) await expect(page.locator(`#${id}`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: sections.tags.all })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

const { site } = someContent()
const silent = testOver({ site: { ...site, contacts: { email: '', privacyEmail: '' } } })

silent('a site without an e-mail address speaks of none', async ({ page }) => {
  for (const path of ['/', '/ask']) {
    await openAwake(page, path)
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
    await expect(page.getByText('письмом:')).toHaveCount(0)
  }
})
