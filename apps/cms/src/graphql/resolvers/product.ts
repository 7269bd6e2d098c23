import { hairStates } from '@pryad/contract/products.ts'
import { loadAll, loadOne } from '../../content/loaders.ts'
import type { Product } from '../../payload-types.ts'
import { toFinderFacts } from '../../products/finder-facts.ts'
import { shadeCard } from '../../share-pictures/share-card.ts'
import type { ProductResolvers } from '../generated/resolver-types.ts'
import { sharePictureOf } from '../share-picture.ts'

export const product: ProductResolvers = {
  picture: (document, _, { loaders }) => loadOne(loaders.media, document.picture),
  tags: ({ tags }, _, { loaders }) => loadAll(loaders.tags, tags),
  benefits: ({ benefits }) => benefits ?? [],
  sharePicture: sharePictureOf(shadeCard),
  links: ({ links }) => links ?? [],
  finder: ({ finder }: Partial<Product>) => toFinderFacts(finder),
  // A draft may have none yet.
  baseRange: ({ baseRange }: Partial<Product>) => ({
    min: baseRange?.min ?? 0,
    max: baseRange?.max ?? 0,
    note: baseRange?.note ?? '',
    hair: baseRange?.hair?.map((state) => hairStates[state]) ?? [],
  }),
}
