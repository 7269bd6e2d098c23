/** A list as far as it was asked for, or null where it could not be loaded. */
export type LoadedList<Item> = { items: Item[]; total: number; hasMore: boolean } | null

type Answer<Item> = { data: Item[]; paginatorInfo: { hasMorePages: boolean; total: number } }

/** The pages of a list from the first to the last one asked for, as one list. */
export async function loadPages<Item>(
  lastPage: number,
  loadPage: (page: number) => Promise<Answer<Item> | undefined>,
): Promise<LoadedList<Item>> {
  const answers = await Promise.all(Array.from({ length: lastPage }, (_, index) => loadPage(index + 1)))
  const last = answers.at(-1)
  if (!last) return null
  return {
    items: answers.flatMap((answer) => answer?.data ?? []),
    total: last.paginatorInfo.total,
    hasMore: last.paginatorInfo.hasMorePages,
  }
}
