import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { type AccessScope, collectionTable, exportTable, globalTable } from '../../access/access-table.ts'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { roleOf } from '../../access/roles.ts'
import { download } from '../../http/download.ts'
import { toCsv, toCsvLine } from '../../panel/csv.ts'
import { loadProductTable } from '../../products/import/product-table.ts'
import { type Document, tableColumns } from './table-columns.ts'

/** `GET /api/export/<collection or global>?format=csv|json`: all of it, as far as the reader may see it. */
export const exportEndpoint: Endpoint = {
  path: '/export/:slug',
  method: 'get',
  handler: async (req) => {
    const slug = String(req.routeParams?.slug)
    const format = req.searchParams.get('format') === 'json' ? 'json' : 'csv'
    if (!req.user) throw new Forbidden(req.t)
    const wanted = listExportable(req).find((exportable) => exportable.slug === slug)
    if (!wanted) throw new NotFound(req.t)
    await writeAuditEntry(req, {
      action: 'contentExported',
      documentTitle: wanted.label,
      details: format.toUpperCase(),
    })
    const day = new Date().toISOString().slice(0, 10)
    const write = format === 'json' ? writeJson : writeCsv
    return download(`${wanted.label} ${day}`, format, toStream(write(req, wanted)))
  },
}

async function* writeCsv(req: PayloadRequest, wanted: Exportable): AsyncGenerator<string> {
  if (wanted.slug === 'products') {
    const { headings, rows } = await loadProductTable(req)
    yield toCsv(headings, rows)
    return
  }
  const columns = await tableColumns(req, fieldsOf(req, wanted))
  yield toCsv(
    columns.map(({ heading }) => heading),
    [],
  )
  for await (const document of loadDocuments(req, wanted, 1)) {
    yield toCsvLine(columns.map(({ text }) => text(document)))
  }
}

async function* writeJson(req: PayloadRequest, wanted: Exportable): AsyncGenerator<string> {
  let before = '[\n'
  for await (const document of loadDocuments(req, wanted, 0)) {
    yield `${before}${JSON.stringify(document)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function fieldsOf({ payload }: PayloadRequest, { kind, slug }: Exportable) {
  if (kind === 'collection') return payload.collections[slug].config.flattenedFields
  return payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
}

/** A stream that is written as fast as it is read, and ends when its reader leaves. */
function toStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}

const pageLength = 200

/** Fields of an account that the panel keeps for itself. */
const withheld = new Set(['sessions', 'loginAttempts', 'lockUntil', 'collection'])

/**
 * All documents that the reader may see, also those in the trash; a global is one document. A published document with newer changes
 * comes twice: as it is on the site, then as the draft. `depth` 1 puts documents in place of their ids.
 */
async function* loadDocuments(
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

export type Exportable =
  | { kind: 'collection'; slug: CollectionSlug; label: string }
  | { kind: 'global'; slug: GlobalSlug; label: string }

/** Collections and globals that a user may export: they may read every document of them. */
export function listExportable({ user, payload }: Pick<PayloadRequest, 'user' | 'payload'>): Exportable[] {
  const role = roleOf({ user })
  if (!role) return []
  const isOpen = (slug: string, read: Record<typeof role, AccessScope>) => {
    const roles = new Map(Object.entries(exportTable)).get(slug)
    return read[role] === 'all' && (roles?.includes(role) ?? true)
  }
  const collections = Object.values(payload.collections).flatMap(({ config }): Exportable[] => {
    const rows = new Map(Object.entries(collectionTable)).get(config.slug)
    if (!rows || !isOpen(config.slug, rows.read)) return []
    return [{ kind: 'collection', slug: config.slug as CollectionSlug, label: toText(config.labels.plural) }]
  })
  const globals = payload.globals.config.flatMap(({ slug, label }): Exportable[] => {
    const rows = new Map(Object.entries(globalTable)).get(slug)
    if (!rows || !isOpen(slug, rows.read)) return []
    return [{ kind: 'global', slug: slug as GlobalSlug, label: toText(label) }]
  })
  return [...collections, ...globals]
}

function toText(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
