import {
  type GetSearchHitsQuery,
  getSearchHitsOperation,
  type SearchKind,
} from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { formatClock } from '#app/lib/text/dates.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { cardSizes, type PictureView, toPictureView } from '#app/ui/picture-view.ts'
import type { SiteView } from '../site/site-view.ts'
import { isNamed } from '../topics/topics.ts'

type Hit = GetSearchHitsQuery['search'][number]
type Texts = SiteTexts['sections']['search']

/** A document that was found, by the place in it that answers best. */
export type FoundView = {
  href: string
  title: string
  /** The place: a section's heading, or a lesson's step with its second. */
  place: string
  snippet: { text: string; isMarked: boolean }[]
  picture: PictureView | null
}

/** The documents of one kind that were found. */
export type FoundGroup = { kind: string; title: string; entries: FoundView[] }

export type FoundViews = {
  groups: FoundGroup[]
  count: number
  /** Whether there may be more than is shown. */
  isCut: boolean
}

/** How many documents are shown; visitors who look for more add a word. */
const mostShown = 50

const titleOf: Record<SearchKind, keyof Texts['kinds']> = {
  ARTICLE: 'articles',
  LESSON: 'lessons',
  QUESTION: 'questions',
  SHADE: 'shades',
  PAGE: 'pages',
}

/** What people type for a page, beside its name. */
const otherNames = {
  '/shades': 'каталог цвета оттенки фото картинки до после',
  '/shade': 'подобрать подбери выбрать выбор подойдет подходит',
  '/ask':
    'контакты связаться написать спросить поговорить консультация колористу оператор поддержка живой живым живого человек почта телефон',
  '/video': 'уроки ролики субтитры',
  shops:
    'магазины цена цены стоимость заказать доставка продается отзывы маркетплейс ozon озон wildberries вайлдберриз валберис яндекс маркет магнит',
}

/** What people write round the name of a page: «хочу задать вопрос», «можно поговорить с человеком». */
const besideNames = /(?<!\p{L})(?:хочу|хотела|можно|нужно|есть|пожалуйста)(?!\p{L})/giu
/** Round the words of choosing: «какой цвет мне подойдёт», «какую краску выбрать». */
const besideChoice =
  /(?<!\p{L})(?:как(?:ой|ая|ую|ие)|цвет[ау]?|тон|краск[аиу]|оттен(?:ок|ки)|волос|помог(?:и|ите))(?!\p{L})/giu
/** And round the words of buying: «купить вашу краску», «сколько стоит», «есть рядом». */
const besideShops = /(?<!\p{L})(?:краск[аиеу]|краской|ваш[аеиу]|вашей|волос|сколько|рядом)(?!\p{L})/giu

/** The answers to a query, by kinds; undefined when the API fails. Answers are not kept: few people type the same. */
export async function searchContent(
  { api }: SiteRequest,
  query: string,
  site: Pick<SiteView, 'name' | 'texts' | 'navigation'>,
  first = mostShown,
): Promise<FoundViews | undefined> {
  const { search } = await api.query(getSearchHitsOperation, { query, first, kinds: null }, { isFresh: true })
  if (!search) return undefined
  const found = toFoundViews(search, site.texts.sections.search, first)
  const page = pagesOf(site, query.replace(besideNames, ' ')).find(({ label, names, asked }) =>
    isNamed(asked, `${label} ${names}`),
  )
  return page ? withPage(found, page, site.texts.footer.navTitle) : found
}

/** The pages that a query may name: those of the menu, the palette as the place of all links to shops, and the question form. */
function pagesOf(
  { name, texts, navigation }: Pick<SiteView, 'name' | 'texts' | 'navigation'>,
  query: string,
) {
  const names = new Map(Object.entries(otherNames))
  return [
    ...navigation.map(({ href, label }) => ({
      href,
      label,
      names: names.get(href) ?? '',
      asked: href === '/shade' ? query.replace(besideChoice, ' ') : query,
    })),
    {
      href: '/shades',
      label: texts.popups.shops.title,
      names: `${name} ${otherNames.shops}`,
      asked: query.replace(besideShops, ' '),
    },
    { href: '/ask', label: texts.navigation.ask, names: otherNames['/ask'], asked: query },
  ]
}

/** Puts a page that the query names before the other hits. */
function withPage(
  found: FoundViews,
  { href, label }: { href: string; label: string },
  title: string,
): FoundViews {
  const page = { href, title: label, place: '', snippet: [], picture: null }
  const group = { kind: 'MENU', title, entries: [page] }
  return { ...found, groups: [group, ...found.groups], count: found.count + 1 }
}

/** The kind of the best hit stands first, and in each kind its best one. */
export function toFoundViews(hits: Hit[], texts: Texts, first = mostShown): FoundViews {
  const groups = new Map<SearchKind, FoundGroup>()
  for (const hit of hits) {
    const { kind } = hit
    const group = groups.get(kind) ?? { kind, title: texts.kinds[titleOf[kind]], entries: [] }
    groups.set(kind, group)
    group.entries.push(toFoundView(hit, texts))
  }
  return { groups: [...groups.values()], count: hits.length, isCut: hits.length === first }
}

function toFoundView({ title, section, at, href, snippet, picture }: Hit, texts: Texts): FoundView {
  const second = at === null ? '' : fill(texts.from, { clock: formatClock(at) })
  return {
    href,
    title: typograph(title),
    place: [section && typograph(section), second].filter(Boolean).join(', '),
    snippet,
    picture: picture && toPictureView(picture, cardSizes.slice(0, 1), { decorative: true }),
  }
}

/** The beginning of a snippet, which ends with a whole word; for lists that are narrower than the page of the search. */
export function shortenSnippet(pieces: FoundView['snippet'], length: number): FoundView['snippet'] {
  const short: FoundView['snippet'] = []
  let left = length
  for (const { text, isMarked } of pieces) {
    if (text.length > left) {
      const words = text.slice(0, left).replace(/[\s.,:;]*\S*$/u, '')
      // Something that is marked is shown whole, or not at all.
      if (!isMarked && words) short.push({ text: words, isMarked })
      if (short.length > 0) short.push({ text: '…', isMarked: false })
      return short
    }
    short.push({ text, isMarked })
    left -= text.length
  }
  return short
}
