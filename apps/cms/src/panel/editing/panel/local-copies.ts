import { isRecord } from '../../../http/is-record.ts'
import { type Doc, withoutSystem } from './same-content.ts'

/** The text of a form as it was at one moment, kept by the browser until the server has it. */
export type LocalCopy = { at: number; data: Doc }

const prefix = 'pryad:unsaved:'
const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Copies of the text that one person has typed into one document, in the storage of the browser: the one that is being written, and those that
 * were found when the form was opened and wait for a decision.
 */
export class LocalCopies {
  private readonly storage: Storage
  private readonly key: string

  constructor(storage: Storage, person: number | string, path: string) {
    this.storage = storage
    this.key = `${prefix}${person}:${path}`
  }

  /** Keeps the values of the form. A browser without room keeps nothing; the form itself still holds them. */
  write(at: number, doc: Doc): void {
    const data = withoutSystem(doc)
    const before = this.read(this.key)[0]
    if (before && JSON.stringify(before.data) === JSON.stringify(data)) return
    this.put(this.key, [{ at, data }])
  }

  /** Forgets the copies made until then, because the server has that text. */
  forget(until: number): void {
    const copy = this.read(this.key)[0]
    if (copy && copy.at <= until) this.put(this.key, [])
  }

  /** Texts that earlier visits to this form have left, newest first; the text of this visit stands beside them. */
  findLeft(): LocalCopy[] {
    const left = [...this.read(this.key), ...this.read(this.leftKey)]
    this.put(this.leftKey, left)
    this.put(this.key, [])
    return left
  }

  /** Forgets one of those that were left. */
  forgetLeft(copy: LocalCopy): LocalCopy[] {
    const left = this.read(this.leftKey).filter(({ at }) => at !== copy.at)
    this.put(this.leftKey, left)
    return left
  }

  private get leftKey(): string {
    return `${this.key}:left`
  }

  private read(key: string): LocalCopy[] {
    return readCopies(this.storage, key).filter(({ at }) => at > Date.now() - keptMs)
  }

  private put(key: string, copies: LocalCopy[]): void {
    try {
      if (copies.length > 0) this.storage.setItem(key, JSON.stringify(copies))
      else this.storage.removeItem(key)
    } catch {
      // Full, or turned off.
    }
  }
}

/** Forgets the copies of all documents that are too old for anybody to miss. */
export function forgetOldCopies(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue
    const isOld = readCopies(storage, key).every(({ at }) => at <= Date.now() - keptMs)
    if (isOld) storage.removeItem(key)
  }
}

function readCopies(storage: Storage, key: string): LocalCopy[] {
  try {
    const copies: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(copies) ? copies.filter(isCopy) : []
  } catch {
    return []
  }
}

function isCopy(value: unknown): value is LocalCopy {
  return isRecord(value) && typeof value.at === 'number' && isRecord(value.data)
}
