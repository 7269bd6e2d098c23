import { listUrl } from './routing/addresses.ts'

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
    return listUrl(this.path, { tag: tag?.slug, page, slug })
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

type Shown = { from: number; to: number } | null

/** Heading of a further page of a list, e.g. «Статьи: 25–48». */
export function furtherTitle(title: string, shown: Shown): string {
  return shown ? `${title}: ${range(shown)}` : title
}

/** The same of the page before it, which is full: «Статьи: 1–24». `page`: number of the further page. */
export function previousTitle(title: string, shown: Shown, page: number): string {
  const to = shown ? shown.from - 1 : 0
  return furtherTitle(title, shown && { from: to - to / (page - 1) + 1, to })
}

/** Which items of a list are shown, e.g. «25–48». */
export function range({ from, to }: { from: number; to: number }): string {
  return from < to ? `${from}–${to}` : String(from)
}

/** At most `count` items of a list, taken at even distances, so that they show all of its range. */
export function spreadOver<Item>(list: Item[], count: number): Item[] {
  if (list.length <= count) return list
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
}
