import { loadOne } from '../../../content/loaders.ts'
import type { SearchHitResolvers } from '../generated/resolver-types.ts'

export const searchHit: SearchHitResolvers = {
  kind: ({ entry }) => entry.kind,
  title: ({ entry }) => entry.title,
  section: ({ part }) => part.title,
  at: ({ part }) => part.at,
  href: ({ part }) => part.href,
  picture: ({ entry }, _, { loaders }) => loadOne(loaders.media, entry.pictureId),
}
