import { isRecord } from '../../http/is-record.ts'
import { type Doc, withoutSystem } from './same-content.ts'

/** The text of a form as it was at one moment, kept by the browser until the server has it. */
export type LocalCopy = { key: string; at: number; data: Doc }

const prefix = 'pryad:unsaved:'
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Copies of the text that one person has typed into one document, in the storage of the browser: one for each visit to its form. */
export class LocalCopies {
  private readonly storage: Storage
  private readonly prefix: string
  private readonly key: string

  constructor(storage: Storage, person: number | string, path: string) {
    this.storage = storage
    this.prefix = `${prefix}${person}:${path}:`
    this.key = `${this.prefix}${Date.now()}${Math.random()}`
  }

  /** Keeps the values of the form. A browser without room keeps nothing; the form itself still holds them. */
  write(doc: Doc): void {
    try {
      this.storage.setItem(this.key, JSON.stringify({ at: Date.now(), data: withoutSystem(doc) }))
    } catch {
      // Full, or turned off.
    }
  }

  /** Forgets the copy of this visit, because the server has that text. */
  forget(): void {
    this.storage.removeItem(this.key)
  }

  /** Texts that earlier visits to this form have left, newest first. */
  findLeft(): LocalCopy[] {
    return readCopies(this.storage)
      .filter(({ key }) => key.startsWith(this.prefix) && key !== this.key)
      .sort((one, other) => other.at - one.at)
  }

  /** Forgets one of those that were left. */
  remove({ key }: LocalCopy): void {
    this.storage.removeItem(key)
  }
}

/** Forgets the copies of all documents that are too old for anybody to miss. */
export function forgetOldCopies(storage: Storage): void {
  const fresh = new Set(readCopies(storage).map(({ key }) => key))
  for (const key of Object.keys(storage))
    if (key.startsWith(prefix) && !fresh.has(key)) storage.removeItem(key)
}

/** All copies that are no older than a week. */
function readCopies(storage: Storage): LocalCopy[] {
  return Object.keys(storage).flatMap((key) => {
    if (!key.startsWith(prefix)) return []
    const { at, data } = readCopy(storage.getItem(key))
    return typeof at === 'number' && at > Date.now() - keptMs && isRecord(data) ? [{ key, at, data }] : []
  })
}

function readCopy(text: string | null): Doc {
  try {
    const copy: unknown = JSON.parse(text ?? '')
    return isRecord(copy) ? copy : {}
  } catch {
    return {}
  }
}
