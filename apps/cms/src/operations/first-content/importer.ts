import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { editorConfigFactory, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import {
  type CollectionSlug,
  createLocalReq,
  type File,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  type RichTextField,
  type Where,
} from 'payload'
import { letterEditor } from '../../content/rich-text/answer-editor.ts'
import { findAll } from '../../databases/find.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { ContentError } from './content-error.ts'
import { emptyStartKey, withoutDemo } from './empty-start.ts'
import { Imported } from './imported.ts'
import { markdownToLexical } from './markdown-to-lexical.ts'
import type { Content } from './read-content.ts'

type Entry = {
  key: string
  /** A value that no two documents may share: a document that has it already is taken for the entry's own. */
  unique?: Where
  create: (req: PayloadRequest) => Promise<{ id: number }>
}

/** The data, and the file of an upload, are made when nothing of the entry is there yet. */
type EntryWithData<Slug extends CollectionSlug> = Omit<Entry, 'create'> & {
  data: () => RequiredDataFromCollectionSlug<Slug>
  file?: () => Promise<File>
}

type Within = (req: PayloadRequest, work: (req: PayloadRequest) => Promise<void>) => Promise<void>

const withoutTransaction: Within = (req, work) => work(req)

/** Tells how far a step is, e.g. `pictures 12/45`. */
export type Progress = (step: string, done: number, total: number) => void

/** Shared by the steps of the import: the database, the content and the entries imported before. */
export class Importer {
  readonly payload: Payload
  readonly content: Content
  private readonly imported: Imported
  private readonly progress: Progress
  /** Imported documents that an editor has deleted since. */
  private readonly deleted = new Set<string>()
  /** How many entries this run gave to the database. */
  created = 0
  /** Entries that this run could not make, in words for the log. */
  readonly leftOut: string[] = []

  private constructor(payload: Payload, content: Content, imported: Imported, progress: Progress) {
    this.payload = payload
    this.content = content
    this.imported = imported
    this.progress = progress
  }

  static async start(
    payload: Payload,
    content: Content,
    progress: Progress,
    isDemo: boolean,
  ): Promise<Importer> {
    const imported = await Imported.of(payload)
    const isEmptyStart = imported.isBegun ? imported.id(emptyStartKey) !== undefined : !isDemo
    const importer = new Importer(payload, isEmptyStart ? withoutDemo(content) : content, imported, progress)
    if (isEmptyStart) await importer.once('start without the demonstration', emptyStartKey, async () => {})
    return importer
  }

  /** Makes the documents of one step that were not made before, in the order given, each in a transaction of its own. */
  async step<Slug extends CollectionSlug>(
    name: string,
    collection: Slug,
    entries: EntryWithData<Slug>[],
  ): Promise<void> {
    const made = entries.map(({ data, file, ...entry }) => ({
      ...entry,
      create: async (req: PayloadRequest) => {
        const upload = file && { file: await file() }
        const { id } = await this.payload.create({ collection, req, data: data(), ...upload })
        return { id: Number(id) }
      },
    }))
    await this.work(name, collection, made, 1, inTransaction)
  }

  /**
   * Makes documents that are one row each, a few at a time, which SQLite does without transactions only. Each looks for itself first:
   * a crash may have left it without a note.
   */
  async stepAtOnce(
    name: string,
    collection: CollectionSlug,
    entries: Entry[],
    atOnce: number,
  ): Promise<void> {
    await this.work(name, collection, entries, atOnce, withoutTransaction)
  }

  /** Does work that is done once in the life of a database. */
  async once(name: string, key: string, work: (req: PayloadRequest) => Promise<unknown>): Promise<void> {
    if (this.imported.id(key) === undefined) {
      await this.give(key, inTransaction, async (req) => {
        await work(req)
        return 1
      })
    }
    this.progress(name, 1, 1)
  }

  /**
   * Id of an imported document; undefined when it was deleted since.
   * @throws {ContentError} when `file` names something the content does not have.
   */
  idOf(key: string, file: string, field: string): number | undefined {
    const id = this.imported.id(key)
    if (id === undefined) throw new ContentError(`${file}: field "${field}": there is no ${key}`)
    return this.deleted.has(key) ? undefined : id
  }

  /** Ids of the imported documents of these names that still exist. `field` names them in `file`. */
  idsOf(kind: 'tags' | 'videos' | 'products', names: string[], file: string, field: string): number[] {
    return names.map((name) => this.idOf(`${kind}/${name}`, file, field)).filter((id) => id !== undefined)
  }

  /** Id of an imported document. @throws {SkippedEntry} when it was deleted since: documents that need it are not made. */
  requiredId(key: string, file: string, field: string): number {
    const id = this.idOf(key, file, field)
    if (id === undefined) throw new SkippedEntry(key)
    return id
  }

  /** Ids of the documents that `where` fits. */
  async find(
    collection: CollectionSlug,
    where: Where,
    options: { req?: PayloadRequest; trash?: boolean } = {},
  ): Promise<number[]> {
    const docs = await findAll(this.payload, { collection, where, select: {}, ...options })
    return docs.map(({ id }) => Number(id))
  }

  /** A file of the content folder in the form Payload takes uploads. */
  async upload(file: string, mimetype: string) {
    const fullPath = path.join(this.content.folder, file)
    const data = await readFile(fullPath).catch(() => {
      throw new ContentError(`${file}: the file cannot be read`)
    })
    return { data, name: path.basename(file), size: data.length, mimetype }
  }

  /** Markdown of `file` as rich text for the field `field` of a collection. */
  richText(markdown: string, editorConfig: SanitizedServerEditorConfig, file: string) {
    return markdownToLexical(markdown, editorConfig, {
      lesson: (slug) => this.idOf(`videos/${slug}`, file, 'body'),
      product: (ean) => this.idOf(`products/${ean}`, file, 'body'),
      picture: (name) => this.idOf(`pictures/${name}`, file, 'body'),
    })
  }

  /** The editor of the letters in the settings. */
  letterEditor(): Promise<SanitizedServerEditorConfig> {
    return editorConfigFactory.fromEditor({ config: this.payload.config, editor: letterEditor })
  }

  /** The editor of a rich text field, which knows what its texts may hold. */
  editorOf(collection: 'articles' | 'pages' | 'faq-questions', fieldName: 'body' | 'answer') {
    const field = this.payload.collections[collection].config.flattenedFields.find(
      (candidate): candidate is RichTextField & typeof candidate =>
        candidate.type === 'richText' && candidate.name === fieldName,
    )
    if (!field) throw new Error(`The collection ${collection} has no rich text field ${fieldName}.`)
    return editorConfigFactory.fromField({ field })
  }

  private async work(
    name: string,
    collection: CollectionSlug,
    entries: Entry[],
    atOnce: number,
    within: Within,
  ): Promise<void> {
    const missing = entries.filter(({ key }) => this.imported.id(key) === undefined)
    let done = entries.length - missing.length
    this.progress(name, done, entries.length)
    const drainQueue = async () => {
      for (let entry = missing.shift(); entry; entry = missing.shift()) {
        await this.make(collection, entry, within)
        this.progress(name, ++done, entries.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, drainQueue))
    await this.noteDeleted(collection, entries)
  }

  /** Makes the document of an entry; a document that has the entry's unique value already is taken for it. */
  private async make(collection: CollectionSlug, entry: Entry, within: Within): Promise<void> {
    const { key, unique, create } = entry
    try {
      await this.give(key, within, async (req) => {
        // A document in the trash keeps its unique value.
        const [taken] = unique ? await this.find(collection, unique, { req, trash: true }) : []
        return taken ?? (await create(req)).id
      })
    } catch (error) {
      if (!(error instanceof SkippedEntry)) throw error
      this.leftOut.push(`${key} was left out: ${error.message}.`)
    }
  }

  /** Makes something and remembers it. In one transaction neither is there without the other, however this process ends. */
  private async give(
    key: string,
    within: Within,
    work: (req: PayloadRequest) => Promise<number>,
  ): Promise<void> {
    await within(await createLocalReq({}, this.payload), async (req) => {
      await this.imported.remember(req, key, await work(req))
    })
    this.created++
  }

  private async noteDeleted(collection: CollectionSlug, entries: Entry[]): Promise<void> {
    const known = entries.flatMap(({ key }) => {
      const id = this.imported.id(key)
      return id === undefined ? [] : [{ key, id }]
    })
    const there = new Set(await this.find(collection, { id: { in: known.map(({ id }) => id) } }))
    for (const { key, id } of known) if (!there.has(id)) this.deleted.add(key)
  }
}

/** An entry cannot be made, since an entry that it needs was deleted in the panel. */
export class SkippedEntry extends Error {
  override name = 'SkippedEntry'

  /** @param needs the entry that was deleted, e.g. `pictures/slide-1.webp` */
  constructor(needs: string) {
    super(`it needs ${needs}, which was deleted in the panel`)
  }
}
