import type { PayloadRequest } from 'payload'
import type { Exportable } from './exportable.ts'

export type Document = Record<string, unknown>

const pageLength = 200

/** Fields of an account that the panel keeps for itself. */
const withheld = new Set(['sessions', 'loginAttempts', 'lockUntil', 'collection'])

/**
 * All documents that the reader may see, also those in the trash; a global is one document. A published document with newer changes
 * comes twice: as it is on the site, then as the draft. `depth` 1 puts documents in place of their ids.
 */
export async function* loadDocuments(
  req: PayloadRequest,
  { kind, slug }: Exportable,
  depth: 0 | 1,
): AsyncGenerator<Document> {
  const common = { req, depth, overrideAccess: false } as const
  if (kind === 'global') {
    const stored = await req.payload.findGlobal({ slug, ...common })
    const newest = await req.payload.findGlobal({ slug, draft: true, ...common })
    yield* bothStates(stored, newest)
    return
  }
  for (let lastId = 0; ; ) {
    const page = { collection: slug, sort: 'id', pagination: false, trash: true, ...common } as const
    // By id rather than by page: documents that are added or deleted meanwhile shift no page.
    const { docs } = await req.payload.find({
      ...page,
      where: { id: { greater_than: lastId } },
      limit: pageLength,
    })
    const last = docs.at(-1)?.id
    if (typeof last !== 'number') return
    const { docs: newest } = await req.payload.find({
      ...page,
      draft: true,
      where: { id: { greater_than: lastId, less_than_equal: last } },
    })
    const newestById = new Map(newest.map((document) => [document.id, document]))
    for (const document of docs) yield* bothStates(document, newestById.get(document.id) ?? document)
    if (docs.length < pageLength) return
    lastId = last
  }
}

/** A document with newer changes twice, as it is on the site and as it is in the panel; any other once. */
function* bothStates(stored: object, newest: object): Generator<Document> {
  if (Reflect.get(stored, '_status') === 'published' && Reflect.get(newest, '_status') === 'draft') {
    yield withoutWithheld(stored)
  }
  yield withoutWithheld(newest)
}

function withoutWithheld(document: object): Document {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !withheld.has(name)))
}
