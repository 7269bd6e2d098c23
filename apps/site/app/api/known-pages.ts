/** Slugs of the first content's standing pages, to which the site's own wording leads. */
const firstPages = ['consent', 'cookies', 'help', 'privacy']

/** Those of them that a backend does not have; when it has not told, all are taken to be there. */
export function missingPages(pages: readonly { slug: string }[] | undefined): string[] {
  if (!pages) return []
  const slugs = new Set(pages.map(({ slug }) => slug))
  return firstPages.filter((slug) => !slugs.has(slug))
}

/** Standing pages that the API has told of: by them a path is known to be no page also while the API is away. */
export class KnownPages {
  private slugs: ReadonlySet<string> = new Set(firstPages)

  learn(pages: readonly { slug: string }[]): void {
    this.slugs = new Set(pages.map(({ slug }) => slug))
  }

  has(slug: string): boolean {
    return this.slugs.has(slug)
  }
}
