import { isBarcode } from '@pryad/contract/products.ts'

/** Barcodes one address may ask for. */
const maxEans = 20

/** The barcodes of an address, `?ean=…&ean=…`; undefined when there are none, too many, or one of them is none. */
export function readEans(url: URL): string[] | undefined {
  const eans = url.searchParams.getAll('ean')
  const isValid = eans.length > 0 && eans.length <= maxEans && eans.every(isBarcode)
  return isValid ? eans : undefined
}
