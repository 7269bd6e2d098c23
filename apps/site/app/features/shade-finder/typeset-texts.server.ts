import { type FinderTexts, readFinderTexts, type TextLink } from '@pryad/colour/texts/finder-texts.ts'
import { fillIn } from '@pryad/colour/texts/verdict-texts.ts'
import { isRecord } from '#app/lib/is-record.ts'
import { typograph } from '#app/lib/text/typography.ts'
import type { FinderFile, PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import type { FinderData, LinkedPage } from './finder-view.ts'

/** Titles and addresses of the pages that texts lead to. */
export type KnownPages = { articles: LinkedPage[]; lessons: LinkedPage[] }

/** Where a procedure is shown: an article and a lesson. */
const procedurePages: Record<keyof FinderData['procedures'], readonly TextLink[]> = {
  'pervoe-okrashivanie-po-vsej-dline': [
    { type: 'article', slug: 'pervoe-okrashivanie-doma' },
    { type: 'lesson', slug: 'nanosim-krasku-po-zonam' },
  ],
  'tolko-korni': [
    { type: 'article', slug: 'okrashivanie-tolko-kornej' },
    { type: 'lesson', slug: 'okrashivaem-korni' },
  ],
  'zakrasit-sedinu': [
    { type: 'article', slug: 'kak-zakrasit-sedinu' },
    { type: 'lesson', slug: 'zakrashivaem-sedinu-na-viskah' },
  ],
  'kamuflyazh-sediny-za-10-minut': [{ type: 'article', slug: 'muzhskoj-kamuflyazh-sediny' }],
  'toniruem-blond': [
    { type: 'article', slug: 'holodnyj-blond-i-tonirovanie' },
    { type: 'lesson', slug: 'toniruem-blond' },
  ],
}

type Typeset = { page: PageTexts; sentences: FinderTexts }

/** Typeset texts by their file, which stays the same object until editors change a text. */
const made = new WeakMap<FinderFile, Typeset>()

function typeset(texts: FinderFile): Typeset {
  const known = made.get(texts) ?? {
    page: typesetAll(texts.page),
    sentences: typesetAll(readFinderTexts(texts)),
  }
  made.set(texts, known)
  return known
}

/** The texts around questions and answers, typeset. */
export function pageTexts(texts: FinderFile): PageTexts {
  return typeset(texts).page
}

/** The texts of the finder, typeset, without links to pages that are missing. An article and a lesson of the same are told apart. */
export function finderTexts(texts: FinderFile, known: KnownPages): Pick<FinderData, 'texts' | 'procedures'> {
  const { sentences, page: ofKind } = typeset(texts)
  const pages = (links: readonly TextLink[]) => {
    const isOfBoth = new Set(links.map(({ type }) => type)).isSupersetOf(new Set(['article', 'lesson']))
    return links.flatMap((link) => {
      const page = toPage(link, known)
      if (!page || link.type === 'faq') return []
      return isOfBoth ? { ...page, title: fillIn(ofKind[link.type], page) } : page
    })
  }
  return {
    texts: {
      ...sentences,
      reasons: mapValues(sentences.reasons, (reason) => ({ ...reason, links: pages(reason.links) })),
      before: mapValues(sentences.before, (step) => ({ ...step, links: pages(step.links) })),
    },
    procedures: mapValues(procedurePages, pages),
  }
}

function toPage(link: TextLink, { articles, lessons }: KnownPages): LinkedPage | null {
  // A question has no page of its own.
  if (link.type === 'faq') return null
  const known = link.type === 'article' ? articles : lessons
  const page = known.find(({ slug }) => slug === link.slug)
  return page && link.section ? { ...page, url: `${page.url}#${link.section}` } : (page ?? null)
}

function mapValues<Id extends string, From, To>(
  values: Readonly<Record<Id, From>>,
  map: (value: From) => To,
): Record<Id, To> {
  const entries = Object.entries<From>(values).map(([id, value]) => [id, map(value)])
  // The same ids as before.
  return Object.fromEntries(entries) as Record<Id, To>
}

/** A copy in which every text is typeset, at any depth; lists stay as they are. */
function typesetAll<Texts extends object>(given: Texts): Texts {
  const copy = structuredClone(given)
  typesetIn(copy)
  return copy
}

function typesetIn(given: object): void {
  for (const [name, text] of Object.entries(given)) {
    if (typeof text === 'string') Reflect.set(given, name, typograph(text))
    else if (isRecord(text) && !Array.isArray(text)) typesetIn(text)
  }
}
