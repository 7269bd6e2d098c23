import { getProductsOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** Links of the products with the given barcodes, fetched every time; an empty object when the API fails (spec §7, §8). */
export function getProducts({ api }: SiteRequest, ean: string[]) {
  return api.query(getProductsOperation, { ean }, { isFresh: true })
}
