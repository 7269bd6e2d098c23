import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { root } from '../../scripts/tasks/project.ts'
import { importSeed } from '../../scripts/test/servers.ts'

/** The file that names what a folder was made from. */
const stampFile = '.seed'
const seeds = path.join(root, 'node_modules/.cache/pryad-bench')

/** A data folder with the first content and as many articles as asked for, made once for each first content. */
export async function seedWith(articles: number): Promise<string> {
  const first = await importSeed()
  const folder = path.join(seeds, String(articles))
  const stamp = path.join(folder, stampFile)
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== first) {
    await rm(folder, { recursive: true, force: true })
    await cp(first, folder, { recursive: true })
    fillWithArticles(folder, articles)
    // Last, so that a folder that has a stamp is whole.
    await writeFile(stamp, first)
  }
  return folder
}

type Row = Record<string, SQLInputValue>

/**
 * Brings the SQLite database of a data folder up to `count` published articles: copies of those it has, with titles, addresses and dates
 * of their own. Writes rows directly, since Payload would take minutes.
 */
function fillWithArticles(dataDir: string, count: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'pryad.db'))
  try {
    const { had } = database.prepare('SELECT count(*) AS had FROM articles').get() ?? {}
    if (Number(had) >= count) return
    const originals = new Table(database, 'articles').all("_status = 'published'")
    // Nothing is lost if this fails: the folder is made again.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN')
    const copier = new Copier(database)
    for (let number = originals.length; number < count; number++) {
      const original = originals[number % originals.length]
      if (original) copier.copy(original, number)
    }
    database.exec('COMMIT')
    database.exec('PRAGMA journal_mode = WAL')
  } finally {
    database.close()
  }
}

class Copier {
  private readonly articles: Table
  private readonly versions: Table
  /** Tables whose rows belong to an article, and those whose rows belong to a version of one. */
  private readonly parts: { ofArticle: Table[]; ofVersion: Table[] }

  constructor(database: DatabaseSync) {
    this.articles = new Table(database, 'articles')
    this.versions = new Table(database, '_articles_v')
    const partsOf = (owner: string) =>
      tablesWith(database, `${owner}_`).filter((table) => table.parentColumn !== undefined)
    this.parts = { ofArticle: partsOf('articles'), ofVersion: partsOf('_articles_v') }
  }

  copy(original: Row, number: number): void {
    const own = { slug: `${original.slug}-${number}`, title: `${original.title} (${number})` }
    // A day apart, all of them older than the originals.
    const publishedAt = new Date(Date.parse('2025-01-01') - number * 86_400_000).toISOString()
    const id = this.articles.insert({ ...original, ...own, id: null, published_at: publishedAt })
    copyParts(this.parts.ofArticle, original.id ?? null, id)
    for (const version of this.versions.all('latest = 1 AND parent_id = ?', original.id ?? null)) {
      const versionId = this.versions.insert({
        ...version,
        id: null,
        parent_id: id,
        version_slug: own.slug,
        version_title: own.title,
        version_published_at: publishedAt,
      })
      copyParts(this.parts.ofVersion, version.id ?? null, versionId)
    }
  }
}

function copyParts(tables: Table[], from: SQLInputValue, to: SQLInputValue): void {
  for (const table of tables) {
    const { parentColumn } = table
    if (!parentColumn) continue
    for (const row of table.all(`${parentColumn} = ?`, from)) {
      const id = typeof row.id === 'string' ? crypto.randomUUID() : null
      table.insert({ ...row, id, [parentColumn]: to })
    }
  }
}

function tablesWith(database: DatabaseSync, prefix: string): Table[] {
  return database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name.startsWith(prefix))
    .map((name) => new Table(database, name))
}

/** Reading and writing whole rows of a table. */
class Table {
  readonly parentColumn: string | undefined
  private readonly database: DatabaseSync
  private readonly name: string
  private readonly columns: string[]
  private readonly insertion: StatementSync

  constructor(database: DatabaseSync, name: string) {
    this.database = database
    this.name = name
    this.columns = database
      .prepare(`PRAGMA table_info("${name}")`)
      .all()
      .map((column) => String(column.name))
    const places = this.columns.map(() => '?').join(', ')
    this.insertion = database.prepare(`INSERT INTO "${name}" VALUES (${places})`)
    this.parentColumn = ['_parent_id', 'parent_id'].find((column) => this.columns.includes(column))
  }

  all(where: string, ...values: SQLInputValue[]): Row[] {
    return this.database.prepare(`SELECT * FROM "${this.name}" WHERE ${where}`).all(...values)
  }

  insert(row: Row): SQLInputValue {
    return this.insertion.run(...this.columns.map((column) => row[column] ?? null)).lastInsertRowid
  }
}
