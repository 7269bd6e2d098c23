import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload, Where } from 'payload'

const published: Where = { _status: { equals: 'published' } }

/** What visitors can see, by collection. */
const visible: [CollectionSlug, Where][] = [
  ['articles', published],
  ['videos', published],
  ['products', published],
  ['slides', published],
  ['pages', published],
  ['faq-questions', { published: { equals: true } }],
  ['tags', {}],
  ['media', {}],
  ['video-files', {}],
  ['redirects', {}],
]

/** Collections whose documents visitors can see. */
export const visibleCollections = visible.map(([collection]) => collection)

/**
 * A fingerprint of everything visitors can see. It is derived from the documents themselves, so no change, however made,
 * can fail to be counted: an edit raises the newest `updatedAt`, a deletion or an unpublishing lowers the count.
 */
export async function contentVersion(payload: Payload): Promise<string> {
  const parts = await Promise.all([
    ...visible.map(async ([collection, where]) => {
      const { docs, totalDocs } = await payload.find({
        collection,
        where,
        depth: 0,
        limit: 1,
        sort: '-updatedAt',
        select: { updatedAt: true },
      })
      const [newest] = docs
      return `${collection} ${totalDocs} ${newest && 'updatedAt' in newest ? newest.updatedAt : ''}`
    }),
    payload
      .findGlobal({ slug: 'site-settings', depth: 0, select: { updatedAt: true } })
      .then(({ updatedAt }) => `site ${updatedAt}`),
  ])
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
}
