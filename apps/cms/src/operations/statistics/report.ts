import type { CollectionSlug, PayloadRequest } from 'payload'
import { findAll } from '../../databases/find.ts'

/** A remedy for a row, as a link. */
export type Action = { label: string; href: string; isElsewhere?: boolean }

export type Row = {
  /** The subject of the row: a query, a title. */
  subject: string
  href?: string
  /** One for each of the section's measures; a text is a share. */
  values: (number | string)[]
  actions?: Action[]
}

/** A table of the page «Чего не хватает». */
export type Section = {
  id: string
  title: string
  /** Says which events are counted here, and which are not. */
  note: string
  subject: string
  measures: string[]
  rows: Row[]
  /** Different queries that are not shown, since too few people typed them. */
  rare?: number
}

/** The rows with the largest first value first; equal ones by the alphabet. */
export function largestFirst(rows: Row[]): Row[] {
  return rows.toSorted(
    (one, other) =>
      Number(other.values[0] ?? 0) - Number(one.values[0] ?? 0) ||
      one.subject.localeCompare(other.subject, 'ru'),
  )
}

/** «25 %» of a whole. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`
}

/** Links that a report may show to its reader. */
export type ReportLinks = {
  siteUrl: string
}

/** To write an article that visitors looked for; the title is filled in. */
export function writeArticle(title: string): Action {
  return {
    label: 'Написать статью',
    href: `/admin/collections/articles/create?${new URLSearchParams({ title: capital(title) })}`,
  }
}

/** To add the visitors' word as a synonym of the word in the texts; the former is filled in. */
export function addSynonym(query: string): Action {
  return {
    label: 'Добавить синоним',
    href: `/admin/collections/synonyms/create?${new URLSearchParams({ terms: query })}`,
  }
}

/** The page that visitors see when they look for it. */
export function searchOnSite(query: string, { siteUrl }: ReportLinks): Action {
  return {
    label: 'Посмотреть на сайте',
    href: `${siteUrl}/search?${new URLSearchParams({ q: query })}`,
    isElsewhere: true,
  }
}

export function editDocument(collection: string, id: number): string {
  return `/admin/collections/${collection}/${id}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export type Titled = { id: number; title: string }
/** Titles of counted documents, by the keys of their sums. Documents that are gone are left out of the report. */
export type Titles = Record<'articles' | 'lessons' | 'tags' | 'questions', ReadonlyMap<string, Titled>>

/**
 * Loads the titles of all documents that could be counted. Articles and lessons that are drafts again are among them: their counts
 * still matter to editors.
 */
export async function loadTitles(req: PayloadRequest): Promise<Titles> {
  const [articles, lessons, tags, questions] = await Promise.all([
    load(req, 'articles', 'slug', 'title'),
    load(req, 'videos', 'slug', 'title'),
    load(req, 'tags', 'slug', 'name'),
    load(req, 'faq-questions', 'id', 'question'),
  ])
  return { articles, lessons, tags, questions }
}

async function load(
  req: PayloadRequest,
  collection: CollectionSlug & ('articles' | 'videos' | 'tags' | 'faq-questions'),
  key: string,
  title: string,
): Promise<ReadonlyMap<string, Titled>> {
  const docs = await findAll(req.payload, {
    collection,
    select: { [key]: true, [title]: true },
    // A question that nobody has published is a visitor's, and was never offered.
    ...(collection === 'faq-questions' ? { where: { published: { equals: true } } } : {}),
    req,
  })
  return new Map(
    docs.map((doc) => {
      const fields: Record<string, unknown> = { ...doc }
      return [String(fields[key]), { id: Number(fields.id), title: String(fields[title]) }]
    }),
  )
}
