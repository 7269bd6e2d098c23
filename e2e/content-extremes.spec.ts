import { expect, type Page } from '@playwright/test'
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
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { popups, carousel } = texts

const slides = (page: Page) => page.getByRole('region', { name: carousel.label })

test('with nothing at all the pages stand and say so kindly', {
  tag: '@full',
}, async ({ page, stub, expectedConsole }) => {
  // There is no policy yet.
  expectedConsole.push(/404.*\/privacy/)
  await stub.show({
    tags: [],
    slides: [],
    articles: [],
    lessons: [],
    questions: [],
    products: [],
    pages: [],
  })
  await openAwake(page, '/')
  const main = page.getByRole('main')
  await expect(slides(page)).toHaveCount(0)
  await expect(main.getByRole('region')).toHaveCount(0)
  for (const path of ['/', '/articles', '/video', '/shades', '/shade', '/faq', '/privacy']) {
    await openAwake(page, path)
    await expect(main.getByText(/^Эту страницу мы.ещё готовим/)).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  }
})

test('a single slide or lesson has no buttons to others', { tag: '@full' }, async ({ page, stub }) => {
  await stub.show({ slides: [aSlide()], articles: [anArticle({ lessons: [aLesson()] })] })
  await openAwake(page, '/')
  await expect(slides(page).getByRole('listitem')).toHaveCount(1)
  await expect(slides(page).getByRole('button')).toHaveCount(0)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Красим корни' }).click()
  const lesson = page.getByRole('dialog')
  await expect(lesson.getByText('Урок 1 из 1')).toBeVisible()
  for (const name of [popups.video.previous, popups.video.next])
    await expect(lesson.getByRole('link', { name })).toHaveCount(0)
})

test('with a thousand of everything the pages come, and fit every screen', { tag: '@full' }, async ({
  page,
  stub,
}) => {
  await stub.show({
    tags: many(40, (number) => aTag({ id: `${number}`, name: `Тема ${number}`, slug: `tema-${number}` })),
    slides: many(30, (number) => aSlide({ id: `${number}`, title: `Слайд ${number}` })),
    articles: many(1000, (number) => anArticle({ slug: `statya-${number}` })),
    lessons: many(1000, (number) => aLesson({ slug: `urok-${number}` })),
    questions: many(1000, (number) => aQuestion({ id: `${number}`, question: `Вопрос ${number}?` })),
    products: many(1000, (number) => aProduct({ ean: String(2_000_000_000_000 + number) })),
  })
  for (const path of ['/', '/articles', '/articles/statya-1000', '/video', '/shades', '/faq']) {
    await openAwake(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
})

test('words longer than the screen are broken', async ({ page, stub }) => {
  await stub.show(inLongWords('Красновишнёвофиолетоворозовый'.repeat(8)))
  for (const path of [
    '/',
    '/articles',
    '/video',
    '/video?slug=korni',
    '/shades',
    '/faq',
    '/articles/kak-krasit',
    '/privacy',
    '/shops?ean=2007700000161',
    '/search?q=слово',
  ]) {
    await page.goto(path)
    await expectToFit(page)
  }
})

/** Content whose every text is this word. */
function inLongWords(word: string) {
  const tag = aTag({ name: word })
  const steps = [{ at: 0, title: word, text: word }]
  const lesson = aLesson({ title: word, description: word, transcript: word, steps })
  const product = aProduct({
    title: word,
    shadeName: word,
    shadeNumber: word,
    series: word,
    description: word,
    benefits: [word],
    links: [{ shop: word, href: `https://example.ru/${word}`, type: 'shop' }],
  })
  const body = [
    aText(
      `<h2 id="z">${word}</h2><p>${word} <a href="https://example.ru">${word}</a></p><ul><li>${word}</li></ul>
      <table><tbody><tr><th>${word}</th><td>${word}</td></tr></tbody></table><blockquote><p>${word}</p></blockquote>`,
    ),
  ]
  return {
    tags: [tag],
    slides: [
      aSlide({ title: word, text: word, linkLabel: word }),
      aSlide({ id: '2', theme: 'DARK', title: word, picture: null }),
    ],
    articles: [
      anArticle({
        title: word,
        description: word,
        tags: [tag],
        body,
        lessons: [lesson],
        products: [product],
      }),
    ],
    lessons: [lesson, aLesson({ slug: 'sosed', title: word })],
    questions: [aQuestion({ question: word, answer: `<p>${word}</p>` })],
    products: [product],
    pages: [aPage({ title: word, body })],
    hits: [aHit({ title: `Слово ${word}` })],
  }
}

test('a slide is as high as its words, and the others with it', { tag: '@full' }, async ({ page, stub }) => {
  await stub.show({
    slides: [
      aSlide({
        title: 'Как покрасить волосы дома впервые и не бояться того, что увидите в зеркале утром',
        text: 'Сначала тест, потом краска, и ни одной лишней минуты. '.repeat(4).slice(0, 200),
        linkLabel: 'Прочитать весь порядок действий по шагам',
      }),
      aSlide({ id: '2' }),
    ],
  })
  await openAwake(page, '/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [slide, other] = await slides(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.lastElementChild?.getBoundingClientRect().toJSON()))
    const link = await slides(page).getByRole('link').first().boundingBox()
    expect((link?.y ?? Infinity) + (link?.height ?? 0), `at ${width} px`).toBeLessThan(slide.bottom)
    expect(slide.height, `at ${width} px`).toBe(other.height)
  }
})

test('without a picture, or with one that does not come, everything is there and readable', {
  tag: '@full',
}, async ({ page, stub, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  const picture = aPicture({ url: stubFiles.missingPicture, alt: 'Коса, которой нет' })
  await stub.show({
    slides: [aSlide({ picture: null }), aSlide({ id: '2', picture })],
    articles: [anArticle({ preview: picture }), anArticle({ slug: 'bez-kartinki', preview: null })],
    lessons: [aLesson({ preview: picture }), aLesson({ slug: 'bez-kadra', preview: null })],
    products: [aProduct({ picture })],
  })
  for (const path of [
    '/video?slug=bez-kadra',
    '/articles/kak-krasit',
    '/articles/bez-kartinki',
    '/articles',
    '/shades',
    '/',
  ]) {
    await openAwake(page, path)
    await expectToFit(page)
  }
  await expectAccessible(page)
})
