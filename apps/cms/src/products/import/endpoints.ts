import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { download } from '../../http/download.ts'
import { readUpTo } from '../../http/request-body.ts'
import { changeableColumns, type Feed, maxFileMegabytes, tooLargeFile } from './feed.ts'
import { checkImport, importProducts } from './import-products.ts'
import { listImports, mayImport } from './product-imports.ts'
import { sampleCsv } from './product-table.ts'
import { readFeed } from './read-feed.ts'
import { toReport } from './report.ts'
import { undoImport } from './undo-import.ts'

/**
 * Import of products. `POST …/check?columns=title,level` reports the changes that the file in the body would make,
 * `POST …/run?fingerprint=…` makes them when they are still the same, `GET …/history` lists past imports, `POST …/history/:id/undo` undoes
 * one, `GET …/sample` gives a table to begin with. An `ImportError` is answered in its own words.
 */
export const productImportEndpoints: Endpoint[] = [
  endpoint('post', 'check', async (req) => {
    const feed = await requireFeed(req)
    const changeable = changeableColumns(feed, req.searchParams.get('columns'))
    return toReport(await checkImport(req, feed, changeable), feed, changeable)
  }),
  endpoint('post', 'run', async (req) => {
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
  endpoint('get', 'history', async (req) => ({ imports: await listImports(req) })),
  endpoint('post', 'history/:id/undo', (req) => undoImport(req, Number(req.routeParams?.id))),
  endpoint('get', 'sample', async () => download('Образец таблицы товаров', 'csv', sampleCsv())),
]

/** An endpoint for users who may import; what is no response is answered as JSON. */
function endpoint(
  method: 'get' | 'post',
  path: string,
  work: (req: PayloadRequest) => Promise<object>,
): Endpoint {
  return {
    path: `/product-import/${path}`,
    method,
    handler: async (req) => {
      if (!mayImport(req.user)) throw new Forbidden(req.t)
      const answer = await work(req)
      return answer instanceof Response
        ? answer
        : Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

async function requireFeed(req: PayloadRequest): Promise<Feed> {
  const body = await readUpTo(req.body ?? null, maxFileMegabytes * 1024 * 1024)
  if (!body) throw tooLargeFile()
  return readFeed(body)
}
