import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { attachment } from '../../http/attachment.ts'
import { toCsv, toCsvLine } from '../../panel/csv/csv.ts'
import { loadProductTable } from '../../products/import/product-table.ts'
import { loadDocuments } from './documents.ts'
import { type Exportable, listExportable } from './exportable.ts'
import { tableColumns } from './table-columns.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  json: { type: 'application/json; charset=utf-8', write: writeJson },
}

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
    const { type, write } = formats[format]
    const day = new Date().toISOString().slice(0, 10)
    return new Response(toStream(write(req, wanted)), {
      headers: {
        'content-type': type,
        ...attachment(`${wanted.label} ${day}`, format),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
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
