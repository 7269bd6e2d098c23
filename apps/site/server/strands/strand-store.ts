import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deleteOldParts, isThere, keepWhole, pruneFolder } from '../disk.ts'

type StrandStoreOptions = {
  folder: string
  /** Room for all pictures together. */
  maxBytes: number
  onTrouble: (error: unknown) => void
}

/** The number of pictures that are painted at once; more would only make all of them late. */
const atOnce = 2
/** The most pictures that may wait to be painted. */
const mostWaiting = 60
/** Writes between two looks at how much room is taken; the first one is looked after as well, as a process may end early. */
const writesBetweenPrunings = 50

/** Thrown when the most pictures that may wait are waiting. */
export class TooMany extends Error {}

/** Pictures of strands: painted once, kept on the disk, the oldest deleted when there are too many. */
export function createStrandStore({ folder, maxBytes, onTrouble }: StrandStoreOptions) {
  const pending = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0
  let writes = 0
  void deleteOldParts(folder)

  async function keep(file: string, picture: Buffer): Promise<void> {
    try {
      await keepWhole(path.join(folder, file), (part) => writeFile(part, picture))
      if (writes++ % writesBetweenPrunings === 0) await pruneFolder(folder, maxBytes)
    } catch (error) {
      onTrouble(error)
    }
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next one takes the place over.
      if (next) next()
      else busy--
    }
  }

  async function readOrPaint(file: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(path.join(folder, file)).catch(() => null)
    if (kept) return kept
    const picture = await inTurn(paint)
    void keep(file, picture)
    return picture
  }

  /** The picture of that name. However many ask, it is painted once; rejects with `TooMany` when too many wait. */
  async function provide(file: string, paint: () => Promise<Buffer>): Promise<Buffer> {
    if (!pending.has(file) && pending.size >= mostWaiting) throw new TooMany()
    const coming = pending.get(file) ?? readOrPaint(file, paint).finally(() => pending.delete(file))
    pending.set(file, coming)
    return coming
  }

  /** Whether the picture of that name is kept, and need not be painted. */
  const has = (file: string) => isThere(path.join(folder, file))

  return { provide, has }
}
