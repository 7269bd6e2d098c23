import type { PayloadRequest } from 'payload'

/** An import as the panel lists it. */
export type PastImport = {
  id: number
  createdAt: string
  fileName: string
  personName: string
  added: number
  changed: number
  undoneAt: string | null
}

/** How many imports are listed. */
const listed = 10

/** The newest imports, the newest first. */
export async function listImports(req: PayloadRequest): Promise<PastImport[]> {
  const { docs } = await req.payload.find({
    collection: 'product-imports',
    limit: listed,
    pagination: false,
    depth: 0,
    // Without the steps of each import, which are long.
    select: { createdAt: true, fileName: true, personName: true, added: true, changed: true, undoneAt: true },
    req,
  })
  return docs.map(({ id, createdAt, fileName, personName, added, changed, undoneAt }) => ({
    id,
    createdAt,
    fileName,
    personName,
    added,
    changed,
    undoneAt: undoneAt ?? null,
  }))
}
