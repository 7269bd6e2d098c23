import { linkTypes } from '@pryad/contract/products.ts'
import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { type ProductFieldName, productFieldNames } from '../product-fields.ts'
import { type Link, type ProductData, toCellText, type Values } from './columns.ts'
import { ImportError } from './feed.ts'
import type { ChangedProduct, NewProduct } from './plan-import.ts'

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

/**
 * Stores a product. `where` tells the editor which one it is.
 * @throws {ImportError} with the fields that a rule of the panel refuses, and why.
 */
export async function storeOrRefuse<Stored>(where: string, store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause
    const reasons = cause.data.errors.map(({ label, message }) => `${label || 'Товар'}: ${message}`)
    const message = `Ничего не изменилось: ${where}: ${reasons.join(' ')}`
    throw new ImportError(message, { status: 422, cause })
  }
}

/** Gives a stored product other values, on the site at once or as a draft; returns its number. */
export async function updateProduct(
  req: PayloadRequest,
  id: number,
  data: ProductData,
  isPublished: boolean,
): Promise<number> {
  await req.payload.update({
    collection: 'products',
    id,
    req,
    overrideAccess: false,
    depth: 0,
    draft: !isPublished,
    data: { ...data, _status: isPublished ? 'published' : 'draft' },
  })
  return id
}
