import { listUrl } from './list-url.ts'

/** Which page of a list, of which topic. */
export type ListPlace = { page: number; tag?: { slug: string } | undefined }

/**
 * A list in pages that a visitor adds to one another by «Показать ещё». Added pages are remembered for as long as the document lives; a
 * page that is reloaded stands alone. Written by presses only, and so never on the server.
 */
export class LongList<Page extends ListPlace> {
  private readonly path: string
  private readonly above = new Map<string, Page[]>()

  constructor(path: string) {
    this.path = path
  }

  /** Address of a page, with a lesson open above it if one is named. */
  urlOf({ page, tag }: ListPlace, slug?: string): string {
    return listUrl(this.path, { tag: tag?.slug, page, ...(slug ? { slug } : {}) })
  }

  /** The pages that are shown with the current one, which is the last of them. */
  pagesTo(page: Page): [first: Page, ...others: Page[]] {
    const [first, ...others] = [...(this.above.get(this.urlOf(page)) ?? []), page]
    return first ? [first, ...others] : [page]
  }

  /** Says that the page after this one, which is about to be requested, is appended to the shown pages. */
  extend(page: Page): void {
    this.above.set(this.urlOf({ ...page, page: page.page + 1 }), this.pagesTo(page))
  }
}

/** The items of some pages of a list. An edit between two presses may have moved one from a page to the next. */
export function itemsOf<Item extends { id: string }>(pages: ({ items: Item[] } | null)[]): Item[] {
  const items = pages.flatMap((page) => page?.items ?? [])
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
