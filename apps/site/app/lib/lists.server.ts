import { lastPage, notFound } from './routing/http.server.ts'

/** One page of a list, or null where it could not be loaded. */
export type ListPage<Item> = {
  items: Item[]
  /** Places of the first and the last item in the whole list, from 1. */
  from: number
  to: number
  total: number
  hasMore: boolean
} | null

type Answer<Item> = { data: Item[]; paginatorInfo: { total: number } }

type PageOptions<Item> = {
  /** Address of the page, for the 404. */
  url: URL
  page: number
  /** How many items a page shows. */
  size: number
  /** Asks the API for one part of the list. */
  load: (part: number) => Promise<Answer<Item> | undefined>
  /** Puts the items into the order in which they are shown. */
  arrange?: (items: Item[]) => Item[]
}

/**
 * One page of a list that the API gives in larger parts.
 * @throws 404 when the list ends before.
 */
export async function loadPage<Item>({
  url,
  page,
  size,
  load,
  arrange = (items) => items,
}: PageOptions<Item>): Promise<ListPage<Item>> {
  const first = await load(1)
  if (!first) return null
  const { total } = first.paginatorInfo
  // Known from the first part, so that no address makes the API look for parts that are not there.
  if (page > 1 && (page - 1) * size >= total) throw notFound(url)
  const parts = Math.ceil(Math.min(page * size, total) / Math.max(1, first.data.length))
  const others = await Promise.all(
    Array.from({ length: Math.max(0, parts - 1) }, (_, index) => load(index + 2)),
  )
  const answers = [first, ...others].filter((answer) => answer !== undefined)
  // A hole in the list would move everything behind it to another page.
  if (answers.length <= others.length) return null
  const items = arrange(answers.flatMap(({ data }) => data)).slice((page - 1) * size, page * size)
  const from = (page - 1) * size + 1
  return { items, from, to: from + items.length - 1, total, hasMore: page * size < total && page < lastPage }
}
