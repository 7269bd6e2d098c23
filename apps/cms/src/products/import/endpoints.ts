import { type Endpoint, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload'
import { download } from '../../http/download.ts'
import { changeableColumns } from './changeable-columns.ts'
import { FeedError } from './feed-error.ts'
import type { Feed } from './feed-row.ts'
import { checkImport, importProducts, PlanChangedError } from './import-products.ts'
import { ImportRefusedError } from './import-refused.ts'
import { listImports } from './list-imports.ts'
import { mayImport } from './may-import.ts'
import { readBody, TooBigError } from './read-body.ts'
import { readFeed } from './read-feed.ts'
import { type ImportReport, toReport } from './report.ts'
import { sampleCsv } from './sample.ts'
import { CannotUndoError, type UndoReport, undoImport } from './undo-import.ts'

const maxFeedFileBytes = 20 * 1024 * 1024

/**
 * Import of products. `POST …/check?columns=title,level` reports the changes that the file in the body would make,
 * `POST …/run?fingerprint=…` makes them when they are still the same, `GET …/history` lists past imports, `POST …/history/:id/undo` undoes
 * one, `GET …/sample` gives a table to begin with.
 */
export const productImportEndpoints: Endpoint[] = [
  {
    path: '/product-import/check',
    method: 'post',
    handler: answering(async (req) => {
      const feed = await requireFeed(req)
      const changeable = changeableColumns(feed, req.searchParams.get('columns'))
      return toReport(await checkImport(req, feed, changeable), feed, changeable)
    }),
  },
  {
    path: '/product-import/run',
    method: 'post',
    handler: answering(async (req) => {
      const feed = await requireFeed(req)
      const { searchParams } = req
      const changeable = changeableColumns(feed, searchParams.get('columns'))
      const plan = await importProducts(req, feed, {
        changeable,
        fingerprint: searchParams.get('fingerprint') ?? '',
        publishesNew: searchParams.get('publish') === 'true',
        fileName: (searchParams.get('file') ?? '').slice(0, 120) || 'Файл без имени',
      })
      return toReport(plan, feed, changeable)
    }),
  },
  {
    path: '/product-import/history',
    method: 'get',
    handler: async (req) => {
      requireRight(req)
      return Response.json({ imports: await listImports(req) }, { headers })
    },
  },
  {
    path: '/product-import/history/:id/undo',
    method: 'post',
    handler: answering((req) => {
      requireRight(req)
      return undoImport(req, Number(req.routeParams?.id))
    }),
  },
  {
    path: '/product-import/sample',
    method: 'get',
    handler: async (req) => {
      requireRight(req)
      return download('Образец таблицы товаров', 'csv', sampleCsv())
    },
  },
]

const headers = { 'cache-control': 'no-store' }

/** @throws {Forbidden} */
function requireRight(req: PayloadRequest): void {
  if (!mayImport(req.user)) throw new Forbidden(req.t)
}

async function requireFeed(req: PayloadRequest): Promise<Feed> {
  requireRight(req)
  return readFeed(await readBody(req.body ?? null, maxFeedFileBytes))
}

/** Errors that the editor can mend are answered in words; others are faults of ours, and thrown. */
function answering(report: (req: PayloadRequest) => Promise<ImportReport | UndoReport>): PayloadHandler {
  return async (req) => {
    try {
      return Response.json(await report(req), { headers })
    } catch (error) {
      const refusal = toRefusal(error)
      if (!refusal) throw error
      return Response.json({ errors: [{ message: refusal.message }] }, { status: refusal.status, headers })
    }
  }
}

function toRefusal(error: unknown): { status: number; message: string } | undefined {
  if (error instanceof TooBigError) return { status: 413, message: error.message }
  if (error instanceof CannotUndoError) return { status: 409, message: error.message }
  if (error instanceof FeedError) return { status: 400, message: error.message }
  if (error instanceof ImportRefusedError) {
    return { status: 422, message: `Ничего не изменилось: ${error.message}` }
  }
  if (error instanceof PlanChangedError) {
    const message = 'Пока вы смотрели, товары изменились. Проверьте файл ещё раз: покажем, что будет теперь.'
    return { status: 409, message }
  }
  return undefined
}
