import { linkTypes } from '@pryad/contract/products.ts'
import { z } from 'zod'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import { toCellText, type Values } from './columns.ts'
import type { ChangedProduct, Link, NewProduct } from './outcome.ts'

const valueShape = z.union([z.string(), z.number(), z.array(z.string())])
const valuesShape: z.ZodType<Values> = z.partialRecord(z.enum(productFieldNames), valueShape)
const linkShape: z.ZodType<Link> = z.object({
  type: z.enum(linkTypes),
  shop: z.string(),
  href: z.string(),
})
const stateShape = z.object({ values: valuesShape, links: z.array(linkShape) })
const stepShape = z.object({
  product: z.number(),
  /** Undefined of a product that the import has added. */
  before: stateShape.optional(),
  after: stateShape,
})

/** Values and links of one product, as far as an import was concerned with them. */
export type State = z.output<typeof stateShape>

/** The changes that an import made to one product. */
export type Step = z.output<typeof stepShape>

/** Reads the steps of a stored import. @throws {z.ZodError} */
export function readSteps(stored: unknown): Step[] {
  return z.array(stepShape).parse(stored)
}

/** The step of a product: of a known one only the changed fields. */
export function toStep(product: number, outcome: NewProduct | ChangedProduct): Step {
  if (outcome.kind === 'new') return { product, after: { values: outcome.values, links: outcome.links } }
  const { before, changedColumns, values, links } = outcome
  return {
    product,
    before: { values: pick(before.values, changedColumns), links: before.links },
    after: { values: pick(values, changedColumns), links },
  }
}

/** Whether a product still is as the import left it, in all that the import changed. */
export function isUntouched(product: State, { after }: Pick<Step, 'after'>): boolean {
  const names = productFieldNames.filter((name) => name in after.values)
  const isSame = (name: ProductFieldName) =>
    toCellText(name, product.values[name]) === toCellText(name, after.values[name])
  return names.every(isSame) && JSON.stringify(product.links) === JSON.stringify(after.links)
}

function pick(values: Values, names: ProductFieldName[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
