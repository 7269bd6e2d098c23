import { useSite } from './use-site.ts'

/** Standing pages that the wording leads to, and that a backend may not have: nobody is led to a page that is not there. */
export type StandingLinks = {
  isThere: (slug: string) => boolean
  /** A text whose links are written as in Markdown, without links to missing pages; their words stay. */
  withoutMissing: (text: string) => string
}

/** The standing pages of this site, as far as they are known. */
export function useStandingLinks(): StandingLinks {
  return standingLinks(useSite().missingPages)
}

/** The same, of a list of the missing ones. */
export function standingLinks(missingPages: readonly string[]): StandingLinks {
  return {
    isThere: (slug) => !missingPages.includes(slug),
    withoutMissing: (text) =>
      missingPages.reduce(
        (kept, slug) => kept.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/${slug}\\)`, 'g'), '$1'),
        text,
      ),
  }
}
