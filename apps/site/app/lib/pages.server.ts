import { notFound } from './search.server.ts'

/** A list as far as it was asked for, or null where it could not be loaded. */
export type LoadedList<Item> = { items: Item[]; total: number; hasMore: boolean } | null

type Answer<Item> = { data: Item[]; paginatorInfo: { hasMorePages: boolean; total: number } }

/**
 * The pages of a list from the first to the last one asked for, as one list.
 * @throws 404 when the list ends before.
 */
export async function loadPages<Item>(
  url: URL,
  lastPage: number,
  loadPage: (page: number) => Promise<Answer<Item> | undefined>,
): Promise<LoadedList<Item>> {
  const first = await loadPage(1)
  if (!first) return null
  // Known from the first page, so that no address makes the API look for pages that are not there.
  if (lastPage > Math.max(1, Math.ceil(first.paginatorInfo.total / Math.max(1, first.data.length))))
    throw notFound(url)
  const others = await Promise.all(Array.from({ length: lastPage - 1 }, (_, index) => loadPage(index + 2)))
  const answers = [first, ...others]
  const last = answers.at(-1)
  if (!last) return null
  return {
    items: answers.flatMap((answer) => answer?.data ?? []),
    total: last.paginatorInfo.total,
    hasMore: last.paginatorInfo.hasMorePages,
  }
}
