import { hairStates } from '@pryad/contract/products.ts'
import { shadeCard, sharePictureOf } from '../../../content/share-pictures/share-card.ts'
import type { Product } from '../../../payload-types.ts'
import { toFinderFacts } from '../../../products/finder-facts.ts'
import type { ProductResolvers } from '../generated/resolver-types.ts'

/** Numbers that the contract promises are whole. A database may hold others, of a table or an import: one would fail the whole palette. */
function whole(value: number | null | undefined): number {
  return Math.round(value ?? 0)
}

export const product: ProductResolvers = {
  level: ({ level }: Partial<Product>) => whole(level),
  greyCoverage: ({ greyCoverage }: Partial<Product>) => whole(greyCoverage),
  benefits: ({ benefits }) => benefits ?? [],
  sharePicture: sharePictureOf(shadeCard),
  links: ({ links }) => links ?? [],
  finder: ({ finder }: Partial<Product>) => toFinderFacts(finder),
  // A draft may have none yet.
  baseRange: ({ baseRange }: Partial<Product>) => ({
    min: whole(baseRange?.min),
    max: whole(baseRange?.max),
    note: baseRange?.note ?? '',
    hair: baseRange?.hair?.map((state) => hairStates[state]) ?? [],
  }),
}
