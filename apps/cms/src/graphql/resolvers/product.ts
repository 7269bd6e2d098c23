import type { Product } from '../../payload-types.ts'
import type { HairState, ProductResolvers } from '../generated/resolver-types.ts'
import { loadAll, loadOne } from '../loaders.ts'

const hairStates: Record<'natural' | 'colored' | 'lightened', HairState> = {
  natural: 'NATURAL',
  colored: 'COLORED',
  lightened: 'LIGHTENED',
}

export const product: ProductResolvers = {
  picture: (document, _, { loaders }) => loadOne(loaders.media, document.picture),
  tags: ({ tags }, _, { loaders }) => loadAll(loaders.tags, tags),
  benefits: ({ benefits }) => benefits ?? [],
  links: ({ links }) => links ?? [],
  // A draft may have none yet.
  baseRange: ({ baseRange }: Partial<Product>) => ({
    min: baseRange?.min ?? 0,
    max: baseRange?.max ?? 0,
    note: baseRange?.note ?? '',
    hair: baseRange?.hair?.map((state) => hairStates[state]) ?? [],
  }),
}
