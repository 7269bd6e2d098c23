import { toCsv } from '../../panel/csv.ts'
import { toLinkHeading } from '../link-types.ts'
import { productField, productFieldNames } from '../product-fields.ts'

/** A table to begin with: all columns, and a product that shows how they are filled. */
export function sampleCsv(): string {
  const fields = productFieldNames.map(productField)
  const links = { [toLinkHeading('shop', 'Ozon')]: 'https://www.ozon.ru/' }
  return toCsv(
    [...fields.map(({ label }) => label), ...Object.keys(links)],
    [[...fields.map(({ example }) => example), ...Object.values(links)]],
  )
}
