import type { PayloadRequest } from 'payload'
import { findAll } from '../../databases/find.ts'
import { toCsv } from '../../panel/csv.ts'
import { toLinkHeading } from '../link-types.ts'
import { productField, productFieldNames, productFields } from '../product-fields.ts'
import { toCellText, toValues } from './columns.ts'

type Table = { headings: string[]; rows: string[][] }

/** All products, with their newest changes, as the table that an import reads: taken out, corrected in Excel, brought in again. */
export async function loadProductTable(req: PayloadRequest): Promise<Table> {
  const visible = { req, overrideAccess: false }
  const tags = await findAll(req.payload, { collection: 'tags', ...visible })
  const products = await findAll(req.payload, {
    collection: 'products',
    draft: true,
    sort: '_order',
    ...visible,
  })
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]))
  // A draft may hold half of a link: without a shop it has no column, and no import would read it.
  const wholeLinks = (product: (typeof products)[number]) =>
    (product.links ?? []).filter(({ type, shop, href }) => type && shop && href)
  const linkHeadings = [
    ...new Set(
      products.flatMap((product) => wholeLinks(product).map(({ type, shop }) => toLinkHeading(type, shop))),
    ),
  ]
  return {
    headings: [...productFieldNames.map((name) => productFields[name].label), ...linkHeadings],
    rows: products.map((product) => {
      const values = toValues(product, tagNames)
      const hrefs = Map.groupBy(wholeLinks(product), ({ type, shop }) => toLinkHeading(type, shop))
      return [
        ...productFieldNames.map((name) => toCellText(name, values[name])),
        ...linkHeadings.map((heading) => (hrefs.get(heading) ?? []).map(({ href }) => href).join('\n')),
      ]
    }),
  }
}

/** A table to begin with: all columns, and a product that shows how they are filled. */
export function sampleCsv(): string {
  const fields = productFieldNames.map(productField)
  const links = { [toLinkHeading('shop', 'Ozon')]: 'https://www.ozon.ru/' }
  return toCsv(
    [...fields.map(({ label }) => label), ...Object.keys(links)],
    [[...fields.map(({ example }) => example), ...Object.values(links)]],
  )
}
