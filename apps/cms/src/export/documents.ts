import type { PayloadRequest } from 'payload'
import type { Exportable } from './exportable.ts'

export type Document = Record<string, unknown>

const pageLength = 200

/** What the panel keeps about an account for itself. */
const withheld = new Set(['sessions', 'loginAttempts', 'lockUntil', 'collection'])

/** All documents, as the one who asks may see them; of a global there is one. `depth` 1 puts documents in place of their ids. */
export async function* loadDocuments(
  req: PayloadRequest,
  { kind, slug }: Exportable,
  depth: 0 | 1,
): AsyncGenerator<Document> {
  const common = { req, depth, overrideAccess: false } as const
  if (kind === 'global') {
    yield withoutWithheld(await req.payload.findGlobal({ slug, ...common }))
    return
  }
  for (let lastId = 0; ; ) {
    // By id rather than by page: what is added or deleted meanwhile shifts no page.
    const { docs } = await req.payload.find({
      collection: slug,
      ...common,
      where: { id: { greater_than: lastId } },
      sort: 'id',
      limit: pageLength,
      pagination: false,
    })
    for (const document of docs) yield withoutWithheld(document)
    const last = docs.at(-1)?.id
    if (docs.length < pageLength || typeof last !== 'number') return
    lastId = last
  }
}

function withoutWithheld(document: object): Document {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !withheld.has(name)))
}
