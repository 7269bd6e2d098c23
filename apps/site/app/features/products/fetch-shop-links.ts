import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { Shop } from './shops.ts'

/**
 * Shops of some products, fetched every time (spec §7).
 * @throws as `fetchData` does.
 */
export async function fetchShopLinks(eans: string[], signal: AbortSignal): Promise<Shop[]> {
  const search = new URLSearchParams(eans.map((ean) => ['ean', ean]))
  return (await fetchData(`/shop-links?${search}`, hasLinks, { signal, cache: 'no-store' })).links
}

function hasLinks(answer: unknown): answer is { links: Shop[] } {
  return isRecord(answer) && Array.isArray(answer.links)
}
