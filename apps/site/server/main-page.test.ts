import { describe, expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startPlainApi } from '../../../e2e/support/plain-api.ts'
import { type StubApi, startStubApi } from '../../../e2e/support/stub-api.ts'
import {
  aLesson,
  anArticle,
  aPage,
  aPicture,
  aProduct,
  aQuestion,
  aSlide,
  aTag,
  many,
  someContent,
} from '../../../e2e/support/stub-content.ts'
import { firstPalette } from './testing/first-palette.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'

const { sections, home } = firstContent.texts

const openHome = (over: Promise<StubApi>) => withSite(over, ({ open }) => open('/'))

describe('the page of a topic', () => {
  const grey = aTag({ description: 'Чем закрывают седину.', picture: aPicture() })
  const blond = aTag({ id: '2', name: 'Блонд', slug: 'blond' })
  const site = siteOver(() =>
    startStubApi(
      someContent({
        tags: [grey, blond, aTag({ id: '3', name: 'Хна', slug: 'hna' })],
        articles: [anArticle({ tags: [grey] }), anArticle({ slug: 'drugaya', tags: [blond] })],
        lessons: [aLesson({ tags: [grey] }), aLesson({ slug: 'toniruem', tags: [blond] })],
        products: [
          aProduct({ shadeNumber: '6-0', shadeName: 'Русый', tags: [grey] }),
          aProduct({ ean: '2007700000162', shadeNumber: '9-1', shadeName: 'Пепельный' }),
        ],
        questions: [aQuestion({ tags: [grey] })],
      }),
    ),
  )
  /** How many articles, lessons, shades and questions a page lists. */
  const counted = async (url: string) => {
    const page = await site.open(url)
    return ['#articles article', '#lessons article', '#products article', '#faq details'].map(page.count)
  }

  test('has its lessons, shades and questions as well as its articles', async () => {
    expect(await counted('/?tag=sedina')).toEqual([1, 1, 1, 1])
    const page = await site.open('/?tag=sedina')
    expect(page.text('#products h3')).toMatch(/^6-0/)
    expect(page.text('#lessons h3')).toBe('Красим корни')
    expect(page.hrefOf(sections.tags.all)).toBe('/')
    expect(await counted('/')).toEqual([2, 2, 2, 1])
  })

  test('opens with its name, and a sentence and a picture of its own, or with how much there is of it', async () => {
    const own = await site.open('/?tag=sedina')
    expect(own.text('main header h1')).toBe('Седина')
    expect(own.text('main header')).toContain('Чем закрывают седину.')
    expect(own.attribute('main header img', 'src')).toContain('braid')
    expect((await site.open('/?tag=blond')).text('main header')).toMatch(/^Блонд\s*1 статья, 1 урок$/)
  })

  test('without shades and questions leaves out the palette, and still offers to ask', async () => {
    const page = await site.open('/?tag=blond')
    expect(await counted('/?tag=blond')).toEqual([1, 1, 0, 0])
    expect([page.count('#products'), page.hrefOf(home.askButton, '#ask')]).toEqual([0, '/ask'])
    expect(page.text('main')).toContain(plainText(sections.faq.empty))
  })

  test('of the lessons has those about it; a topic without lessons says so', async () => {
    const hrefs = (await site.open('/video?tag=sedina')).hrefs('main').join()
    expect(hrefs).toContain('slug=korni')
    expect(hrefs).not.toContain('slug=toniruem')
    expect((await site.open('/video?tag=hna')).text('main')).toContain(plainText(sections.video.empty))
  })

  test('is chosen above all the lessons that it leaves', async () => {
    const { html, text } = await site.open('/video')
    // Beside a small picture its length stands among the words.
    expect(text('main li article')).toMatch(/54 секунды$/)
    const [topics, lesson] = ['/video?tag=sedina', 'slug=korni'].map((address) => html.indexOf(`${address}"`))
    expect(topics).toBeGreaterThan(0)
    expect(lesson).toBeGreaterThan(topics ?? Infinity)
  })

  test('that has nothing at all says so, and offers the others', async () => {
    const page = await site.open('/?tag=hna')
    expect(page.text('main')).toContain(plainText(sections.tags.empty))
    expect(page.count('#articles, #lessons, #products')).toBe(0)
    expect(page.hrefOf(sections.tags.all)).toBe('/')
  })
})

test('the page of questions has all of them, however many there are', async () => {
  const questions = many(101, (number) => aQuestion({ id: `${number}` }))
  await withSite(startStubApi(someContent({ questions })), async ({ open }) => {
    expect((await open('/faq')).count('#faq details')).toBe(101)
    expect((await open('/')).count('#faq details')).toBe(6)
  })
})

describe('the band about the allergy test', () => {
  const { safetyTitle, safetyUrl } = home
  const isShown = async (over: Promise<StubApi>) => {
    const page = await openHome(over)
    expect(page.status).toBe(200)
    return page.count(`[aria-label="${safetyTitle}"]`) === 1
  }

  test('leads to its article', async () => {
    const article = anArticle({ slug: safetyUrl.split('/').at(-1) ?? '', href: safetyUrl })
    expect(await isShown(startStubApi(someContent({ articles: [article] })))).toBe(true)
  })

  test('is not there over a backend that does not have the article', async () => {
    expect(await isShown(startStubApi(someContent()))).toBe(false)
    expect(await isShown(startPlainApi())).toBe(false)
  })

  test.each(['/articles/kak-krasit', 'https://doctor.example/test', 'http://['])(
    'follows the words of the editors to %s',
    async (url) => {
      const content = someContent()
      const texts = { ...firstContent.texts, home: { ...home, safetyUrl: url } }
      expect(await isShown(startStubApi({ ...content, site: { ...content.site, texts } }))).toBe(true)
    },
  )
})

describe('the first steps', () => {
  const { test: first, choice, colouring, care } = home.path
  const slugOf = (url: string) => url.split(/[/=]/).at(-1) ?? ''
  const stepLinks = async (over: Promise<StubApi>) => (await openHome(over)).hrefs('#path ol')

  test('lead to what is there: links to what editors have taken away are left out, and steps without any', async () => {
    const articles = [anArticle({ slug: slugOf(first.articleUrl) })]
    const lessons = [aLesson({ slug: slugOf(first.lessonUrl) }), aLesson({ slug: slugOf(choice.lessonUrl) })]
    expect(await stepLinks(startStubApi(someContent({ articles, lessons })))).toEqual([
      first.articleUrl,
      first.lessonUrl,
      choice.lessonUrl,
    ])
    expect(await stepLinks(startStubApi(someContent()))).toEqual([])
  })

  test('are whole where everything is, however old it is', async () => {
    const all = [first, choice, colouring, care]
    const articles = [
      ...many(30, (number) => anArticle({ slug: `novaya-${number}` })),
      ...all.map(({ articleUrl }) => anArticle({ slug: slugOf(articleUrl) })),
    ]
    const lessons = all.map(({ lessonUrl }) => aLesson({ slug: slugOf(lessonUrl) }))
    expect(await stepLinks(startStubApi(someContent({ articles, lessons })))).toHaveLength(8)
  })
})

describe('the way into the shade finder', () => {
  test('is the first question of the finder: a press on a strand is its answer', async () => {
    const key = 'questions.naturalLevel.title'
    const finderTexts = [{ key, text: 'Какие у вас корни?' }]
    const content = someContent({ finderTexts, products: firstPalette() })
    await withSite(startStubApi(content), async ({ open }) => {
      const [page, finder] = await Promise.all([open('/'), open('/shade')])
      expect(page.hrefs('#level li')).toEqual([
        '/shade?level=3',
        '/shade?level=6',
        '/shade?level=8',
        '/shade',
      ])
      const answers = page.texts('#level li').slice(0, 3)
      expect(answers[1]).toBe('6 — тёмно-русый подобрать оттенок')
      for (const shown of [page.text('#level h3'), ...answers.map((one) => one.replace(/ подобрать.*/, ''))])
        expect(finder.text('main')).toContain(shown)
      expect(page.text('#level h3')).toBe('Какие у вас корни?')
    })
  })

  test('is not there where the finder has nothing to offer, nor in a topic', async () => {
    const isThere = async (over: Promise<StubApi>, url = '/') =>
      withSite(over, async ({ open }) => (await open(url)).count('#level') === 1)
    expect(await isThere(startStubApi(someContent({ products: [] })))).toBe(false)
    expect(await isThere(startStubApi(someContent({ tags: [aTag()] })), '/?tag=sedina')).toBe(false)
    expect(await isThere(startStubApi(someContent()))).toBe(true)
  })
})

test('the menu of a phone leads to the sections, to help, to the topics and to letters', async () => {
  const { navigation, contacts } = firstContent
  await withSite(
    startStubApi(someContent({ tags: [aTag()], pages: [aPage({ slug: 'help' })] })),
    async ({ open }) => {
      expect((await open('/')).hrefs('header nav[popover]')).toEqual([
        ...navigation.map(({ href }) => href),
        '/ask',
        '/help',
        '/?tag=sedina',
        `mailto:${contacts.email}`,
      ])
    },
  )
})

describe('the address for letters', () => {
  const { email } = firstContent.contacts

  test('is at the form and in the footer', async () => {
    await withSite(startStubApi(someContent()), async ({ open }) => {
      for (const [url, ...places] of [
        ['/ask', 'main', 'footer'],
        ['/faq', '#ask', 'footer'],
      ])
        for (const place of places)
          expect((await open(url ?? '')).hrefOf(email, place)).toBe(`mailto:${email}`)
    })
  })

  test('is spoken of nowhere on a site without one', async () => {
    const { site } = someContent()
    const silent = startStubApi(someContent({ site: { ...site, contacts: { email: '', privacyEmail: '' } } }))
    await withSite(silent, async ({ open }) => {
      for (const url of ['/', '/ask']) {
        const page = await open(url)
        expect(page.hrefs().filter((href) => href.startsWith('mailto:'))).toEqual([])
        expect(page.text('body')).not.toContain('письмом:')
      }
    })
  })
})

test('a slide that is an advertisement says whose, and its token; half of that is no label', async () => {
  const slides = [
    aSlide({ advertiser: 'ООО «Прядь»', erid: '2VtzqvAbCdE' }),
    aSlide({ id: '2', advertiser: 'ООО «Прядь»' }),
    aSlide({ id: '3' }),
  ]
  const page = await openHome(startStubApi(someContent({ slides })))
  const [labelled, ...others] = page.texts('section[aria-roledescription="carousel"] li')
  expect(labelled).toContain('Реклама. ООО «Прядь». erid: 2VtzqvAbCdE')
  for (const other of others) expect(other).not.toMatch(/Реклама|erid/)
})
