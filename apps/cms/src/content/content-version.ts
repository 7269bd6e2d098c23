import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { isSqlite } from '../databases/run-sql.ts'

const published = "_status = 'published' and deleted_at is null"

/** The documents of each collection that visitors can see, as conditions of both databases; null where they see none. */
const visibleDocuments: Record<CollectionSlug, string | null> = {
  articles: published,
  videos: published,
  products: published,
  slides: published,
  pages: published,
  'faq-questions': 'published = true',
  tags: 'true',
  authors: 'true',
  media: 'true',
  'video-files': 'true',
  redirects: 'true',
  // The search finds documents by them.
  synonyms: 'true',
  texts: 'is_changed = true',
  'answer-templates': null,
  'calendar-days': null,
  'product-imports': null,
  mails: null,
  users: null,
  'audit-log': null,
  consents: null,
  'consent-editions': null,
  'erasure-acts': null,
  'daily-counts': null,
  'payload-kv': null,
  'payload-jobs': null,
  'payload-locked-documents': null,
  'payload-preferences': null,
  'payload-migrations': null,
}

const visible = Object.entries(visibleDocuments).flatMap(([slug, condition]): [string, string][] =>
  condition === null ? [] : [[slug, condition]],
)

/** Collections whose documents visitors can see. */
export const visibleCollections = visible.map(([slug]) => slug)

/** Version per collection or global slug; changes with every visible change. */
type ContentVersions = ReadonlyMap<string, string>

/**
 * Versions of everything visitors can see. They are derived from the documents themselves, so no change, however made, can fail to be
 * counted: an edit raises the sum of all `updatedAt`, a deletion or an unpublishing lowers it. The newest one alone would hide the
 * changes of a long transaction that commits after a later edit.
 * @throws when the database has no tables yet.
 */
export async function contentVersions({ db }: Payload): Promise<ContentVersions> {
  const { rows } = isSqlite(db)
    ? await db.client.execute(onSqlite)
    : await db.pool.query<Record<string, unknown>>(onPostgres)
  return new Map(rows.map(({ place, documents, changes }) => [String(place), `${documents} ${changes}`]))
}

/** A fingerprint of everything visitors can see. */
export async function contentVersion(payload: Payload): Promise<string> {
  const versions = JSON.stringify([...(await contentVersions(payload))])
  return createHash('sha256').update(versions).digest('base64url').slice(0, 22)
}

const onSqlite = statement("cast(round(1000 * unixepoch(updated_at, 'subsec')) as integer)")
const onPostgres = statement('extract(epoch from updated_at)')

/** All versions at once: they are asked for before every answer. `moment` is the number of a document's last change. */
function statement(moment: string): string {
  const conditions: [string, string][] = [...visible, ['site-settings', 'true']]
  const counts = conditions.map(([slug, condition]) => {
    const table = slug.replaceAll('-', '_')
    // As a text: of thousands of documents the sum is more than a number of JavaScript holds.
    const changes = `cast(sum(${moment}) as text)`
    return `select '${slug}' as place, count(*) as documents, ${changes} as changes from ${table} where ${condition}`
  })
  return `${counts.join(' union all ')} order by place`
}
