import {
  type GetProductsQuery,
  type GetShadesQuery,
  getPlainProductsOperation,
} from '@pryad/contract/generated/operations.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

/** Links of products of a plain backend, which has no other data about them. */
export const plainProducts: PlainWay<GetProductsQuery, { ean: string[] }> = async ({ ask }, { ean }) => {
  const { productsPackageProducts } = await ask(getPlainProductsOperation, { ean }, { isFresh: true })
  const data = productsPackageProducts.data.map(({ links }) => ({ ean: '', title: '', links }))
  return { productsPackageProducts: { data } }
}

/** A plain backend lists no products: it is queried for links by barcode. */
export const plainShades: PlainWay<GetShadesQuery, unknown> = async () => ({
  productsPackageProducts: { data: [] },
})
