import type { Shop } from './shops.ts'

/** How long the popup waits for its list. */
const timeoutMilliseconds = 10_000

/**
 * Shops of some products, asked for every time (spec §7).
 * @throws when there is no answer, or none that is a list.
 */
export async function fetchShopLinks(eans: string[], signal: AbortSignal): Promise<Shop[]> {
  const search = new URLSearchParams(eans.map((ean) => ['ean', ean]))
  const answer = await fetch(`/shop-links?${search}`, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const { links }: { links?: Shop[] } = await answer.json()
  if (!Array.isArray(links)) throw new Error('The answer holds no list.')
  return links
}
