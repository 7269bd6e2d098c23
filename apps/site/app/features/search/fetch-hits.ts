import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { FoundViews } from './search-view.ts'

/** Fetches the hits of a query. @throws as `fetchData` does. */
export function fetchHits(query: string, signal: AbortSignal): Promise<FoundViews> {
  const search = new URLSearchParams({ q: query })
  return fetchData(`/search-hits?${search}`, isFound, { signal, timeoutMilliseconds: 5000 })
}

function isFound(answer: unknown): answer is FoundViews {
  return isRecord(answer) && Array.isArray(answer.groups)
}
