import type { PayloadRequest } from 'payload'
import type { Product } from '../../payload-types.ts'
import { toGtinKey } from '../gtin.ts'
import { productFieldNames } from '../product-fields.ts'
import type { Value } from '../read-value.ts'
import type { Values } from './columns.ts'
import type { Link } from './outcome.ts'

/** A product that is in the cms already. */
export type KnownProduct = {
  id: number
  ean: string
  isPublished: boolean
  values: Values
  links: Link[]
  /** Why it cannot be changed by an import. */
  obstacle?: string
  /** Whether it lies in the trash because the import that had added it was undone: an import may add it again. */
  isUndone?: boolean
}

/** The products and tags that a file is compared with. */
export type Known = {
  /** By barcode, written so that leading zeros make no difference. */
  products: Map<string, KnownProduct>
  /** Ids of tags by name. */
  tags: Map<string, number>
  /** Names of tags by name or slug in lower case. */
  tagNames: Map<string, string>
}

/** Everything an import has to know of the cms, as far as the user may see it. */
export async function loadKnown(req: PayloadRequest): Promise<Known> {
  const all = { req, overrideAccess: false, depth: 0, pagination: false } as const
  const { docs: tags } = await req.payload.find({ collection: 'tags', ...all })
  const namesById = new Map(tags.map(({ id, name }) => [id, name]))
  const { docs: latest } = await req.payload.find({ collection: 'products', draft: true, ...all })
  const { docs: published } = await req.payload.find({
    collection: 'products',
    where: { _status: { equals: 'published' } },
    select: {},
    ...all,
  })
  const { docs: trashed } = await req.payload.find({
    collection: 'products',
    where: { deletedAt: { exists: true } },
    trash: true,
    ...all,
  })
  const undone = await undoneAt(req)
  const publishedIds = new Set(published.map(({ id }) => id))
  const products = new Map<string, KnownProduct>()
  for (const product of trashed) {
    const obstacle = 'товар лежит в корзине: верните его или удалите навсегда'
    products.set(toGtinKey(product.ean), {
      ...toKnown(product, namesById),
      obstacle,
      isUndone: undone.has(timeOf(product.deletedAt)),
    })
  }
  for (const product of latest) {
    if (!product.ean) continue
    const isEdited = product._status === 'draft' && publishedIds.has(product.id)
    products.set(toGtinKey(product.ean), {
      ...toKnown(product, namesById),
      ...(isEdited
        ? { obstacle: 'у товара есть неопубликованные правки: опубликуйте их или верните прежнюю версию' }
        : {}),
    })
  }
  return {
    products,
    tags: new Map(tags.map(({ id, name }) => [name, id])),
    tagNames: new Map(
      tags.flatMap(({ name, slug }) => [
        [name.toLowerCase(), name],
        [slug, name],
      ]),
    ),
  }
}

/** The moments at which imports were undone: the products that they had added went to the trash at the same ones. */
async function undoneAt(req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await req.payload.find({
    collection: 'product-imports',
    where: { undoneAt: { exists: true } },
    select: { undoneAt: true },
    req,
    depth: 0,
    pagination: false,
  })
  return new Set(docs.map((undone) => timeOf(undone.undoneAt)))
}

function timeOf(moment: string | null | undefined): number {
  return Date.parse(moment ?? '')
}

function toKnown(product: Product, tagNames: Map<number, string>): KnownProduct {
  return {
    id: product.id,
    ean: product.ean,
    isPublished: product._status === 'published',
    values: toValues(product, tagNames),
    // A draft may hold half of a link.
    links: (product.links ?? []).map(({ type, shop, href }) => ({
      type: type ?? 'shop',
      shop: shop ?? '',
      href: href ?? '',
    })),
  }
}

/** The values of a product's columns. */
export function toValues(product: Product, tagNames: Map<number, string>): Values {
  const values: Values = {}
  for (const name of productFieldNames) {
    const value =
      name === 'tags'
        ? (product.tags ?? []).map((tag) => tagNames.get(typeof tag === 'number' ? tag : tag.id) ?? '')
        : valueAt(product, name)
    if (isValue(value)) values[name] = value
  }
  return values
}

function valueAt(document: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
  }, document)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}
