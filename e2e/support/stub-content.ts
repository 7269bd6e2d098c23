import type {
  ArticleTeaserFragment,
  GetArticleQuery,
  GetFaqQuery,
  GetFinderShadesQuery,
  GetFinderTextsQuery,
  GetPageQuery,
  GetProductsQuery,
  GetSearchHitsQuery,
  GetShadesQuery,
  GetSiteQuery,
  GetSlidesQuery,
  GetVideoBySlugQuery,
  PreviewFieldsFragment,
} from '@pryad/contract/generated/operations.ts'
import site from '../../content/site.json' with { type: 'json' }

/** A thing of the API: what may be null need not be named. */
type Stub<Thing> = Thing extends object
  ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Thing[Name] } & {
      [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Thing[Name]
    }
  : never

export type StubPicture = PreviewFieldsFragment
export type StubArticle = Stub<Omit<NonNullable<GetArticleQuery['article']>, 'related'>> & {
  related: Stub<ArticleTeaserFragment>[]
}
export type StubBlock = StubArticle['body'][number]
/** The stub API finds the neighbours itself, by the order of its lessons. */
export type StubLesson = Omit<
  NonNullable<GetVideoBySlugQuery['videoBySlug']>,
  'position' | 'previous' | 'next'
>
export type StubQuestion = GetFaqQuery['faqQuestions']['data'][number]
export type StubProduct = Stub<
  GetShadesQuery['productsPackageProducts']['data'][number] &
    GetProductsQuery['productsPackageProducts']['data'][number] &
    GetFinderShadesQuery['productsPackageProducts']['data'][number]
> & { picture: StubPicture | null; tags: StubTag[]; updatedAt?: string }
export type StubSlide = GetSlidesQuery['slides'][number]
export type StubPage = NonNullable<GetPageQuery['page']>
export type StubHit = GetSearchHitsQuery['search'][number]
export type StubTag = StubArticle['tags'][number] & {
  updatedAt?: string
  description?: string
  picture?: StubPicture
  sharePicture?: StubArticle['sharePicture']
}

/** Everything the stub API has. */
export type StubContent = {
  site: GetSiteQuery['site'] & { leadArticle?: StubArticle | null }
  tags: StubTag[]
  slides: StubSlide[]
  articles: StubArticle[]
  articlesChangedAt?: string
  lessons: StubLesson[]
  questions: StubQuestion[]
  products: StubProduct[]
  pages: StubPage[]
  /** Its search finds the entries whose title contains the query. */
  hits: StubHit[]
  /** Texts of the shade finder that editors have changed. */
  finderTexts: GetFinderTextsQuery['finderTexts']
  /** Where documents have moved to, by their former paths. */
  redirects: Record<string, { to: string; permanent: boolean }>
}

const noSeo = { title: null, description: null, image: null }
const day = '2026-01-15T00:00:00.000Z'

/** Names of the pictures and lessons that the stub API serves; another name is missing there. */
export const stubFiles = {
  picture: '/media/braid.0123456789.webp',
  missingPicture: '/media/missing.0123456789.webp',
  lesson: '/lessons/roots.0123456789.mp4',
  captions: '/lessons/roots.0123456789.vtt',
} as const

export function someContent(changes: Partial<StubContent> = {}): StubContent {
  return {
    site: {
      ...site,
      leadArticle: null,
      captcha: { provider: 'ALTCHA', sitekey: '', scriptUrl: null },
      analytics: { gtmId: '', metricaId: null, webvisor: null },
      verification: null,
      isCounting: true,
      image: null,
    },
    tags: [],
    slides: [],
    articles: [anArticle()],
    lessons: [aLesson()],
    questions: [aQuestion()],
    products: [aProduct()],
    pages: [],
    hits: [],
    finderTexts: [],
    redirects: {},
    ...changes,
  }
}

/** Makes `count` things, each with its number, from 1. */
export function many<Thing>(count: number, make: (number: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

export function aTag(changes: Partial<StubTag> = {}): StubTag {
  return { id: '1', name: 'Седина', slug: 'sedina', ...changes }
}

export function aHit(changes: Partial<StubHit> = {}): StubHit {
  return {
    kind: 'ARTICLE',
    title: 'Корни за вечер',
    section: 'Сколько держать',
    at: null,
    href: '/articles/kak-krasit#skolko-derzhat',
    snippet: [
      { text: 'Держите на ', isMarked: false },
      { text: 'корнях', isMarked: true },
      { text: ' полчаса.', isMarked: false },
    ],
    picture: null,
    ...changes,
  }
}

export function aPicture(changes: Partial<StubPicture> = {}): StubPicture {
  return {
    alt: 'Коса',
    url: stubFiles.picture,
    width: 1536,
    height: 1024,
    blurDataUrl: null,
    conversions: [],
    ...changes,
  }
}

export function anArticle(changes: Partial<StubArticle> = {}): StubArticle {
  const slug = changes.slug ?? 'kak-krasit'
  return {
    id: slug,
    slug,
    href: `/articles/${slug}`,
    title: 'Как красить',
    description: 'Коротко о главном.',
    publishedAt: day,
    updatedAt: day,
    readingMinutes: 5,
    tags: [],
    body: [aText()],
    lessons: [],
    products: [],
    related: [],
    seo: noSeo,
    ...changes,
  }
}

export function aText(html = '<p>Нанесите краску на сухие волосы.</p>'): StubBlock {
  return { __typename: 'TextBlock', html }
}

export function aLesson(changes: Partial<StubLesson> = {}): StubLesson {
  const slug = changes.slug ?? 'korni'
  return {
    id: slug,
    slug,
    href: `/video?slug=${slug}`,
    title: 'Красим корни',
    description: 'Урок меньше минуты.',
    durationSeconds: 54,
    publishedAt: day,
    updatedAt: day,
    preview: null,
    tags: [],
    provider: 'FILE',
    src: stubFiles.lesson,
    captions: stubFiles.captions,
    transcript: 'Разделите волосы на четыре части.',
    steps: [{ at: 0, title: 'Начало', text: 'Приготовьте кисть.' }],
    products: [],
    sharePicture: null,
    seo: noSeo,
    ...changes,
  }
}

export function aQuestion(changes: Partial<StubQuestion> = {}): StubQuestion {
  return {
    id: '1',
    question: 'Мыть ли голову перед окрашиванием?',
    answer: '<p>Нет, краску наносят на сухие волосы.</p>',
    tags: [],
    ...changes,
  }
}

export function aProduct(changes: Partial<StubProduct> = {}): StubProduct {
  return {
    ean: '2007700000161',
    series: 'Жар',
    group: 'Стойкая крем-краска',
    shadeNumber: '6-46',
    shadeName: 'Медный каштан',
    title: 'Прядь 6-46 Медный каштан',
    hex: '#8a4b2a',
    picture: null,
    brand: 'Прядь',
    description: 'Тёплый медный тон.',
    benefits: ['Ровный цвет'],
    howToUse: 'Смешайте и нанесите.',
    volume: '115 мл',
    level: 6,
    tone: '46',
    toneName: 'Медный',
    greyCoverage: 100,
    baseRange: { min: 1, max: 10, note: 'Для натуральных волос.' },
    tags: [],
    links: [{ shop: 'Ozon', href: 'https://www.ozon.ru/search/?text=6-46', type: 'shop' }],
    ...changes,
  }
}

export function aSlide(changes: Partial<StubSlide> = {}): StubSlide {
  return {
    id: '1',
    title: 'Сначала тест',
    text: 'За 48 часов до окрашивания.',
    href: '/video',
    linkLabel: 'Смотреть',
    theme: 'LIGHT',
    advertiser: null,
    erid: null,
    picture: aPicture(),
    ...changes,
  }
}

export function aPage(changes: Partial<StubPage> = {}): StubPage {
  return {
    slug: 'privacy',
    title: 'Политика',
    description: 'Как мы обращаемся с данными.',
    updatedAt: day,
    body: [aText()],
    seo: noSeo,
    ...changes,
  }
}
