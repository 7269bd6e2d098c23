import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { deleteOldParts, keepWhole, pruneFolder } from '../disk.ts'
import { atMostEvery } from '../log.ts'
import { parseJson } from '../requests.ts'
import type { RenderedPage } from './cached-page.ts'

const headShape = z.object({
  key: z.string(),
  build: z.string(),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})

type DiskPagesOptions = {
  folder: string
  /** Names the code and settings that pages are made by. Pages of another build are never shown. */
  build: string
  /** Room for all pages together. */
  maxBytes: number
  /** Told at most once a minute that the disk does not take pages: they are answered all the same. */
  onTrouble: (error: unknown) => void
}

/** Writes between two looks at how much room is taken. */
const writesBetweenPrunings = 100

/** The last good pages on the disk: with them a site that is started while the API is away still answers. */
export class DiskPages {
  private readonly options: DiskPagesOptions
  private readonly mayTell = atMostEvery(60_000)
  private writes = 0

  constructor(options: DiskPagesOptions) {
    this.options = options
    void deleteOldParts(options.folder)
  }

  /** The last good page; undefined when there is none of this version of the site. */
  async read(key: string): Promise<RenderedPage | undefined> {
    const file = await readFile(this.fileOf(key)).catch(() => undefined)
    if (!file) return undefined
    const end = file.indexOf('\n')
    const head = headShape.safeParse(parseJson(file.toString('utf8', 0, end)))
    if (!head.success || head.data.build !== this.options.build || head.data.key !== key) return undefined
    return {
      status: head.data.status,
      headers: head.data.headers,
      body: file.subarray(end + 1),
      isWhole: true,
    }
  }

  /** Keeps a page if the disk takes it. */
  async write(key: string, { status, headers, body }: RenderedPage): Promise<void> {
    const { folder, build } = this.options
    const head = Buffer.from(`${JSON.stringify({ key, build, status, headers })}\n`)
    try {
      await keepWhole(this.fileOf(key), (part) => writeFile(part, Buffer.concat([head, body])))
      if (this.writes++ % writesBetweenPrunings === 0) await pruneFolder(folder, this.options.maxBytes)
    } catch (error) {
      await this.tell(error)
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true }).catch((error: unknown) => this.tell(error))
  }

  private async tell(error: unknown): Promise<void> {
    if (!this.mayTell()) return
    this.options.onTrouble(error)
    await deleteOldParts(this.options.folder)
  }

  private fileOf(key: string): string {
    return path.join(this.options.folder, createHash('sha256').update(key).digest('hex').slice(0, 32))
  }
}
