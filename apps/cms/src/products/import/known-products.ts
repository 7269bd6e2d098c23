import type { PayloadRequest } from 'payload'
import { findAll } from '../../databases/find.ts'
import type { Product } from '../../payload-types.ts'
import { toGtinKey } from '../barcode.ts'
import { type Link, toValues, type Values } from './columns.ts'

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

const inTrash = 'товар лежит в корзине: верните его или удалите навсегда'
const isEdited = 'у товара есть неопубликованные правки: опубликуйте их или верните прежнюю версию'

/** Everything an import has to know of the cms, as far as the user may see it. */
export async function loadKnown(req: PayloadRequest): Promise<Known> {
  const visible = { req, overrideAccess: false }
  const tags = await findAll(req.payload, { collection: 'tags', ...visible })
  const namesById = new Map(tags.map(({ id, name }) => [id, name]))
  const latest = await findAll(req.payload, { collection: 'products', draft: true, trash: true, ...visible })
  const isPublished = { _status: { equals: 'published' } }
  const published = await findAll(req.payload, {
    collection: 'products',
    where: isPublished,
    select: {},
    ...visible,
  })
  const undone = await undoneAt(req)
  const publishedIds = new Set(published.map(({ id }) => id))
  const products = new Map<string, KnownProduct>()
  // If two products have one barcode, the one that is not in the trash counts.
  for (const product of latest.toSorted((one, other) => rank(one) - rank(other))) {
    if (!product.ean) continue
    const { id, ean, deletedAt, _status } = product
    products.set(toGtinKey(ean), {
      id,
      ean,
      isPublished: _status === 'published',
      values: toValues(product, namesById),
      // A draft may hold half of a link.
      links: (product.links ?? []).map(({ type, shop, href }) => ({
        type: type ?? 'shop',
        shop: shop ?? '',
        href: href ?? '',
      })),
      ...(deletedAt && { obstacle: inTrash, isUndone: undone.has(Date.parse(deletedAt)) }),
      ...(!deletedAt && _status === 'draft' && publishedIds.has(id) && { obstacle: isEdited }),
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

function rank({ deletedAt }: Product): number {
  return deletedAt ? 0 : 1
}

/** The moments at which imports were undone: the products that they had added went to the trash at the same ones. */
async function undoneAt(req: PayloadRequest): Promise<Set<number>> {
  const docs = await findAll(req.payload, {
    collection: 'product-imports',
    where: { undoneAt: { exists: true } },
    select: { undoneAt: true },
    req,
  })
  return new Set(docs.map((undone) => Date.parse(undone.undoneAt ?? '')))
}
