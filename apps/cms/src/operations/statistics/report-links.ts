import type { Action } from './report.ts'

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
