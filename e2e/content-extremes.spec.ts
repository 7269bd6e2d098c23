import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { widths } from './support/pages.ts'
import {
  aHit,
  aLesson,
  anArticle,
  aPage,
  aPicture,
  aProduct,
  aQuestion,
  aSlide,
  aTag,
  aText,
  many,
  stubFiles,
} from './support/stub-content.ts'
import { testOver } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections, popups, carousel } = texts

const empty = testOver({
  tags: [],
  slides: [],
  articles: [],
  lessons: [],
  questions: [],
  products: [],
  pages: [],
})

empty('with nothing at all the pages stand and say so kindly', async ({ page }) => {
  await openAwake(page, '/')
  for (const { empty: words } of [sections.articles, sections.products, sections.faq])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: sections.video.title, exact: true })).toHaveCount(
    0,
  )
  await expectAccessible(page)
  await expectToFit(page)
  await openAwake(page, '/video')
  await expect(page.getByText(sections.video.empty)).toBeVisible()
  await expectAccessible(page)
})

const one = testOver({
  slides: [aSlide()],
  articles: [anArticle({ lessons: [aLesson()], products: [aProduct()] })],
})

one('a single slide needs no buttons, a single lesson has no neighbours', async ({ page }) => {
  await openAwake(page, '/')
  await expect(page.getByRole('region', { name: carousel.label }).getByRole('button')).toHaveCount(0)
  await expect(page.locator('#articles').getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Красим корни' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('Урок 1 из 1')).toBeVisible()
  for (const name of [popups.video.previous, popups.video.next])
    await expect(popup.getByRole('link', { name })).toHaveCount(0)
})

const thousand = testOver({
  tags: many(40, (number) => aTag({ id: `${number}`, name: `Тема ${number}`, slug: `tema-${number}` })),
  slides: many(30, (number) => aSlide({ id: `${number}`, title: `Слайд ${number}` })),
  articles: many(1000, (number) => anArticle({ slug: `statya-${number}` })),
  lessons: many(1000, (number) => aLesson({ slug: `urok-${number}` })),
  questions: many(1000, (number) => aQuestion({ id: `${number}`, question: `Вопрос ${number}?` })),
  products: many(1000, (number) => aProduct({ ean: String(2_000_000_000_000 + number) })),
})

thousand('with a thousand of everything the pages come, and fit every screen', async ({ page }) => {
  for (const path of ['/', '/video', '/articles/statya-1000']) {
    await openAwake(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
})

const word = 'Красновишнёвофиолетоворозовый'.repeat(8)
const long = {
  tag: aTag({ name: word }),
  lesson: aLesson({
    title: word,
    description: word,
    transcript: word,
    steps: [{ at: 0, title: word, text: word }],
  }),
  product: aProduct({
    title: word,
    shadeName: word,
    shadeNumber: word,
    series: word,
    description: word,
    benefits: [word],
    links: [{ shop: word, href: `https://example.ru/${word}`, type: 'shop' }],
  }),
}
const body = aText(
  `<h2 id="z">${word}</h2><p>${word} <a href="https://example.ru">${word}</a></p><ul><li>${word}</li></ul>
  <table><tbody><tr><th>${word}</th><td>${word}</td></tr></tbody></table><blockquote><p>${word}</p></blockquote>`,
)

const wordy = testOver({
  tags: [long.tag],
  slides: [
    aSlide({ title: word, text: word, linkLabel: word }),
    aSlide({ id: '2', theme: 'DARK', title: word, picture: null }),
  ],
  articles: [
    anArticle({
      title: word,
      description: word,
      tags: [long.tag],
      body: [body],
      lessons: [long.lesson],
      products: [long.product],
    }),
  ],
  lessons: [long.lesson, aLesson({ slug: 'sosed', title: word })],
  questions: [aQuestion({ question: word, answer: `<p>${word}</p>` })],
  products: [long.product],
  pages: [aPage({ title: word, body: [body] })],
})

for (const path of [
  '/',
  '/video',
  '/video?slug=korni',
  '/articles/kak-krasit',
  '/privacy',
  '/shops?ean=2007700000161',
]) {
  wordy(`words longer than the screen are broken on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectToFit(page)
  })
}

const talkative = testOver({
  slides: [
    aSlide({
      title: 'Как покрасить волосы дома впервые и не бояться того, что увидите в зеркале утром',
      text: 'Сначала тест, потом краска, и ни одной лишней минуты. '.repeat(4).slice(0, 200),
      linkLabel: 'Прочитать весь порядок действий по шагам',
    }),
    aSlide({ id: '2' }),
  ],
})

talkative('a slide is as high as its words, and the others with it', async ({ page }) => {
  await openAwake(page, '/')
  const strip = page.getByRole('region', { name: carousel.label })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [slide, other] = await strip
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.lastElementChild?.getBoundingClientRect().toJSON()))
    const link = await strip.getByRole('link').first().boundingBox()
    expect((link?.y ?? Infinity) + (link?.height ?? 0), `at ${width} px`).toBeLessThan(slide.bottom)
    expect(slide.height, `at ${width} px`).toBe(other.height)
  }
})

const picture = aPicture({ url: stubFiles.missingPicture, alt: 'Коса, которой нет' })
const unpictured = testOver({
  slides: [aSlide({ picture: null }), aSlide({ id: '2', picture })],
  articles: [anArticle({ preview: picture }), anArticle({ slug: 'bez-kartinki', preview: null })],
  lessons: [aLesson({ preview: picture }), aLesson({ slug: 'bez-kadra', preview: null })],
  products: [aProduct({ picture })],
})

unpictured(
  'without a picture, or with one that does not come, everything is there and readable',
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/)
    for (const path of [
      '/',
      '/video',
      '/articles/kak-krasit',
      '/articles/bez-kartinki',
      '/video?slug=bez-kadra',
    ]) {
      await openAwake(page, path)
      await expectAccessible(page)
      await expectToFit(page)
    }
  },
)

const steal = 'document.documentElement.dataset.stolen = "yes"'
const hostile = testOver({
  articles: [anArticle({ body: [aText(`<p>До</p><script>${steal}</script><p>После</p>`)] })],
})

hostile('a script in the text of an article does not run', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Content Security Policy/)
  const answer = await page.goto('/articles/kak-krasit')
  expect(await answer?.text()).toContain(steal)
  await page.locator('html[data-awake]').waitFor()
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
})

const found = testOver({
  hits: [
    aHit({ title: 'Один' }),
    ...many(60, (number) =>
      aHit({
        title: `Много ${number} ${'оченьдлинноеслово'.repeat(8)}`,
        href: `/articles/kak-krasit#${number}`,
      }),
    ),
  ],
})

found('a search that finds one document shows one, and says so', async ({ page }) => {
  await page.goto('/search?q=один')
  await expect(page.getByText('Нашёлся 1 материал')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

found('a search that finds too much shows the first fifty, most of them folded', async ({ page }) => {
  await page.goto('/search?q=много')
  await expect(page.getByText('Показаны первые 50')).toBeVisible()
  await expect(page.getByRole('main').locator('article:visible')).toHaveCount(4)
  await expectToFit(page)
  await page.locator('summary').filter({ hasText: '46' }).click()
  await expect(page.getByRole('main').locator('article:visible')).toHaveCount(50)
})
