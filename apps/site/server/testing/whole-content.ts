import {
  aHit,
  aLesson,
  anArticle,
  aPage,
  aPicture,
  aQuestion,
  aSlide,
  aTag,
  aText,
  many,
  type StubBlock,
  type StubContent,
  someContent,
} from '../../../../e2e/support/stub-content.ts'
import { firstPalette } from './first-palette.ts'

const picture = aPicture()
const share = { width: 1200, height: 630 }
const sharePicture = (file: string) => ({ ...share, url: `/share/${file}.0123456789.jpg`, alt: 'Название' })
const brandPicture = aPicture({
  conversions: [{ ...share, name: 'og_image', url: '/media/og.0123456789.jpg', type: 'image/jpeg' }],
})
const grey = aTag({ description: 'Чем закрывают седину.', picture, sharePicture: sharePicture('topic-1') })
const copper = aTag({ id: '2', name: 'Медь', slug: 'med' })

const lesson = aLesson({ tags: [grey], sharePicture: sharePicture('lesson-1'), preview: picture })
const products = firstPalette().map((product) => ({
  ...product,
  tags: product.shadeNumber === '6-0' ? [grey] : [],
  picture,
  sharePicture: sharePicture('shade-1'),
}))
const shade = products.find(({ shadeNumber }) => shadeNumber === '6-0')

/**
 * An article's text with every kind of block but a callout: html-validate takes its unnamed `<aside>` for a landmark there, which it is
 * not (HTML-AAM).
 */
const body: StubBlock[] = [
  { __typename: 'HeadingBlock', id: 'podgotovka', level: 2, text: 'Подготовка' },
  aText(`<p>Прочтите <a href="/video?slug=korni">урок</a> и <a href="https://doctor.example/">врача</a>.</p>
    <ul><li>Кисть</li></ul><ol><li>Смешайте</li></ol><blockquote><p>Не спешите.</p></blockquote>
    <table><thead><tr><th scope="col">Длина</th></tr></thead><tbody><tr><td>До плеч</td></tr></tbody></table>`),
  { __typename: 'HeadingBlock', id: 'viski', level: 3, text: 'Виски' },
  { __typename: 'PictureBlock', caption: 'Коса', isWide: true, picture },
  { __typename: 'HeadingBlock', id: 'okraska', level: 2, text: 'Окраска' },
  { __typename: 'ProductsBlock', products: shade ? [shade] : [] },
  { __typename: 'LessonBlock', lesson },
  { __typename: 'HeadingBlock', id: 'uhod', level: 2, text: 'Уход' },
  {
    __typename: 'CompareBlock',
    beforeLabel: 'До',
    afterLabel: 'После',
    caption: null,
    before: picture,
    after: picture,
  },
  {
    __typename: 'FinderBlock',
    title: 'Подбор',
    text: '',
    linkLabel: 'Да',
    href: '/shade',
    shade: shade ?? null,
  },
]

const callout: StubBlock = { __typename: 'CalloutBlock', kind: 'SALON', title: '', html: '<p>К мастеру.</p>' }

/** Something of every kind, and of lists more than one page. */
export function wholeContent(): StubContent {
  const content = someContent()
  const article = anArticle({
    title: 'Как закрасить седину',
    author: { name: 'Колористы «Пряди»', kind: 'TEAM', role: 'Отвечают письмом', about: null, picture },
    preview: brandPicture,
    sharePicture: sharePicture('article-1'),
    tags: [grey],
    body,
    lessons: [lesson],
    products: shade ? [shade] : [],
    related: [anArticle({ slug: 'statya-1' })],
  })
  return {
    ...content,
    site: { ...content.site, leadArticle: article, image: brandPicture },
    tags: [grey, copper],
    slides: [aSlide(), aSlide({ id: '2', theme: 'DARK', picture: null })],
    articles: [
      article,
      ...many(60, (number) =>
        anArticle({ slug: `statya-${number}`, title: `Статья ${number}`, tags: [copper] }),
      ),
    ],
    lessons: [lesson, ...many(60, (number) => aLesson({ slug: `urok-${number}`, title: `Урок ${number}` }))],
    questions: many(12, (number) => aQuestion({ id: `${number}`, tags: [grey] })),
    products,
    pages: ['privacy', 'cookies', 'consent', 'help'].map((slug) => aPage({ slug, body: [callout, ...body] })),
    hits: [
      aHit(),
      aHit({ kind: 'LESSON', title: 'Красим корни', at: 12, href: '/video?slug=korni#t=12', picture }),
      aHit({ kind: 'QUESTION', title: 'Видны ли корни?', section: null, href: '/faq#faq-1' }),
    ],
  }
}

/** Pages of every kind that the content above has, beside those of the sitemap. */
export const furtherPages = [
  '/articles?page=2',
  '/articles?tag=med&page=2',
  '/?tag=sedina',
  '/video?page=2',
  '/video?tag=sedina',
  '/video?slug=korni',
  '/articles/kak-krasit',
  '/shades/6-0',
  '/shade?level=6&grey=50&wish=6-0',
  '/search',
  '/shops?ean=2007700000161',
  '/privacy',
  '/help',
]
