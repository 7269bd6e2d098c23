import { afterEach } from 'vitest'
import type { ImportReport, ReportRow } from '../../src/products/import/report.ts'
import { testCms } from './cms.ts'
import { type SignedIn, signIn } from './people.ts'

type Answer = { status: number; report: ImportReport; message: string }
type RunOptions = { publish?: boolean; role?: string; columns?: string }

/** A product of the first content. */
export const known = '2007700000017'

/**
 * Gives the tests of a file a cms into which an editor imports products, and deletes the imported products after each test. A role
 * without a user, such as `nobody`, sends requests without signing in.
 */
export async function importingCms() {
  const cms = await testCms()
  const people: Record<string, SignedIn> = {}
  for (const role of ['admin', 'editor', 'expert'] as const) people[role] = await signIn(cms, role, role)
  afterEach(async () => {
    await cms.payload.delete({ collection: 'products', where: { ean: { like: '4600000000' } }, trash: true })
  })

  const headersOf = (role: string): Record<string, string> => people[role]?.headers ?? {}

  async function send(path: string, file: BodyInit, role = 'editor'): Promise<Answer> {
    const headers = headersOf(role)
    const response = await cms.rest(`/product-import/${path}`, { method: 'POST', body: file, headers })
    const answer = await response.json()
    return { status: response.status, report: answer, message: answer.errors?.[0]?.message ?? '' }
  }

  const check = (file: BodyInit, role?: string) => send('check', file, role)

  async function run(
    file: BodyInit,
    { publish = false, role = 'editor', columns }: RunOptions = {},
  ): Promise<Answer> {
    const { report } = await send(columns === undefined ? 'check' : `check?columns=${columns}`, file, role)
    const query = new URLSearchParams({
      fingerprint: report.fingerprint,
      publish: String(publish),
      file: 'feed.xml',
      ...(columns === undefined ? {} : { columns }),
    })
    return send(`run?${query}`, file, role)
  }

  async function findProduct(ean: string) {
    const { docs } = await cms.payload.find({
      collection: 'products',
      where: { ean: { equals: ean } },
      draft: true,
      depth: 0,
    })
    return docs[0]
  }

  return { cms, headersOf, send, check, run, findProduct }
}

/** How many rows of a report are of each kind. */
export function count(rows: ReportRow[]) {
  return Object.fromEntries(
    ['new', 'changed', 'same', 'rejected'].map((kind) => [
      kind,
      rows.filter((row) => row.kind === kind).length,
    ]),
  )
}
