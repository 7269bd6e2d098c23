import type { PayloadRequest } from 'payload'
import type { ProductData } from './to-product-data.ts'

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
