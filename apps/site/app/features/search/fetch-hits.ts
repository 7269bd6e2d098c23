import { isRecord } from '#app/lib/is-record.ts'
import type { FoundViews } from './search-view.ts'

/** How long the popup waits for an answer. */
const timeoutMilliseconds = 5000

/** Asks what answers a query. @throws when it cannot be had, or is not wanted any more. */
export async function fetchHits(query: string, signal: AbortSignal): Promise<FoundViews> {
  const answer = await fetch(`/search-hits?${new URLSearchParams({ q: query })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const found: unknown = await answer.json()
  if (!isRecord(found) || !Array.isArray(found.groups)) throw new Error('The answer is no list of hits.')
  // This very build's own server vouches for the shape.
  return found as FoundViews
}
