import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { loadWriters } from '../../access/audit/entries.ts'

type Of = {
  collectionConfig?: SanitizedCollectionConfig | undefined
  globalConfig?: SanitizedGlobalConfig | undefined
  docID?: number | string | undefined
  /** Whether the document is on the site. */
  hasPublishedDoc: boolean
}

/** No document keeps more. */
const mostKept = 50

/** The versions of a document or a global that the person of `req` may read, the newest first; `state` is a key of the panel's texts. */
export async function loadVersions(
  req: PayloadRequest,
  { collectionConfig, docID, globalConfig, hasPublishedDoc }: Of,
) {
  const given = { depth: 0, limit: mostKept, overrideAccess: false, req, sort: '-updatedAt' }
  // Collections and globals of this configuration: their slugs are among the generated ones.
  const { docs } = collectionConfig
    ? await req.payload.findVersions({
        ...given,
        collection: collectionConfig.slug as CollectionSlug,
        trash: true,
        where: { parent: { equals: docID } },
      })
    : await req.payload.findGlobalVersions({ ...given, slug: globalConfig?.slug as GlobalSlug })
  const place = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const writerAt = await loadWriters(req, place, collectionConfig && docID)
  const isPublished = (doc: (typeof docs)[number]) =>
    '_status' in doc.version && doc.version._status === 'published'
  const onSite = hasPublishedDoc ? docs.find(isPublished) : undefined
  return docs.map((doc, index) => ({
    id: doc.id,
    savedAt: doc.updatedAt,
    writer: writerAt(doc.updatedAt),
    state: isPublished(doc)
      ? doc === onSite
        ? ('version:currentlyPublished' as const)
        : ('version:previouslyPublished' as const)
      : index === 0
        ? ('version:currentDraft' as const)
        : ('version:previouslyDraft' as const),
  }))
}
