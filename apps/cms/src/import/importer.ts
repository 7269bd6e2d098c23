import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { editorConfigFactory, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { Payload, RichTextField } from 'payload'
import { letterEditor } from '../rich-text/letter-editor.ts'
import { ContentError } from './content-error.ts'
import { Imported } from './imported.ts'
import { markdownToLexical } from './markdown-to-lexical.ts'
import type { Content } from './read-content.ts'

type Entry = { key: string; create: () => Promise<{ id: number }> }

/** Tells how far a step is, e.g. `pictures 12/45`. */
export type Progress = (step: string, done: number, total: number) => void

/** What the steps of the import share: the database, the content and what was already imported. */
export class Importer {
  readonly payload: Payload
  readonly content: Content
  private readonly imported: Imported
  private readonly progress: Progress
  /** How many documents this run made. */
  created = 0

  private constructor(payload: Payload, content: Content, imported: Imported, progress: Progress) {
    this.payload = payload
    this.content = content
    this.imported = imported
    this.progress = progress
  }

  static async start(payload: Payload, content: Content, progress: Progress): Promise<Importer> {
    return new Importer(payload, content, await Imported.of(payload), progress)
  }

  /** Makes the documents of one step that were not made before, a few at a time, in the order given. */
  async step(name: string, entries: Entry[], atOnce = 1): Promise<void> {
    const missing = entries.filter((entry) => this.imported.id(entry.key) === undefined)
    let done = entries.length - missing.length
    this.progress(name, done, entries.length)
    const queue = [...missing]
    const work = async () => {
      for (let entry = queue.shift(); entry; entry = queue.shift()) {
        const { id } = await entry.create()
        await this.imported.remember(entry.key, id)
        this.created++
        this.progress(name, ++done, entries.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** Id of an imported document. @throws {ContentError} when `file` names something the content does not have. */
  idOf(key: string, file: string, field: string): number {
    const id = this.imported.id(key)
    if (id === undefined) throw new ContentError(`${file}: field "${field}": there is no ${key}`)
    return id
  }

  tagIds(slugs: string[], file: string): number[] {
    return slugs.map((slug) => this.idOf(`tags/${slug}`, file, 'tags'))
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
}
