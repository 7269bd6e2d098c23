import type { FormState } from 'payload'
import type { FieldError } from './refused-fields.ts'
import type { Doc } from './same-content.ts'
import type { SavesState, Trouble } from './saves-state.ts'

/** A save that the server has accepted. */
type Succeeded = {
  answer: Response
  /** Its place among all saves. */
  number: number
  /** The form when its values were taken from it, and when that was. */
  fields: FormState
  takenAt: number
  isAutosave: boolean
}

/** The saves of one document that is open in a form: the state they build upon, and the reasons why one fails. */
export class DocumentSaves {
  /** The document as it was last read or saved here. */
  known: Doc = {}
  /** Until the form is closed. */
  isOpen = true
  /** The fields of the form as they are now. */
  readFields: () => FormState = () => ({})
  private state: SavesState = {
    trouble: undefined,
    isSaving: false,
    stored: undefined,
    savedFrom: 0,
    keptFrom: 0,
    refusedFrom: 0,
    fieldErrors: [],
  }
  /** The request that is under way, and those that wait for it. */
  private queue: Promise<unknown> = Promise.resolve()
  private count = 0
  /** The save of the newest values that the server has stored. */
  private newest: Pick<Succeeded, 'answer' | 'number'> | undefined
  private readonly listeners = new Set<() => void>()
  private goOn: (() => void) | undefined
  private readonly isCompared: boolean

  constructor(isCompared: boolean) {
    this.isCompared = isCompared
  }

  /** When the state that is built upon was stored; undefined when the server does not compare. */
  get base(): string | undefined {
    return this.isCompared ? readMoment(this.known) : undefined
  }

  readonly getState = (): SavesState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The form shows a newer state than before: a colleague's, or the answer to a save. Ignores states that arrive out of order. */
  load(doc: Doc): void {
    const moment = readMoment(doc)
    const before = readMoment(this.known)
    if (moment && (!before || moment > before)) this.known = doc
  }

  /** Asks when all earlier requests are answered: each save builds upon the one before it, and none comes later than a newer one. */
  async inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.queue.then(ask)
    this.queue = answer.catch(() => undefined)
    return answer
  }

  /** A save is on its way, or no longer. */
  showSaving(isSaving: boolean): void {
    this.show({ ...this.state, isSaving })
  }

  /** The order in which saves took their values from the form. */
  nextNumber(): number {
    this.count += 1
    return this.count
  }

  /** The answer to a save of newer values, if there is one. */
  newerThan(number: number): Response | undefined {
    return this.newest && this.newest.number > number ? this.newest.answer.clone() : undefined
  }

  /** The server has stored the values of a save. */
  succeed(doc: Doc | undefined, save: Succeeded): void {
    const { answer, fields, isAutosave, number, takenAt } = save
    if (doc) this.known = doc
    this.newest = { number, answer: answer.clone() }
    const { keptFrom } = this.state
    this.show({
      ...this.state,
      trouble: undefined,
      stored: fields,
      savedFrom: takenAt,
      keptFrom: isAutosave ? keptFrom : takenAt,
    })
  }

  /** The server has refused fields of the values that were sent then. */
  refuse(sentAt: number, fieldErrors: FieldError[]): void {
    this.show({ ...this.state, refusedFrom: sentAt, fieldErrors })
  }

  fail(trouble: Trouble): void {
    this.show({ ...this.state, trouble })
  }

  /** The text of the form is to replace the stored one. Returns whether a save has waited for this. */
  takeMine(theirs: Doc): boolean {
    this.known = theirs
    this.show({ ...this.state, trouble: undefined })
    return this.hurry()
  }

  /** Ends the waiting of a save, if one waits; gives whether one did. */
  hurry(): boolean {
    const { goOn } = this
    goOn?.()
    return goOn !== undefined
  }

  /** Waits until the editor decides, until the network is back, or for a while that grows with each attempt. */
  wait(attempt?: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        window.removeEventListener('online', done)
        this.goOn = undefined
        resolve()
      }
      this.goOn = done
      const timer =
        attempt === undefined ? undefined : setTimeout(done, Math.min(longestWaitMs, 1000 * 2 ** attempt))
      if (attempt !== undefined) window.addEventListener('online', done)
    })
  }

  private show(state: SavesState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

const longestWaitMs = 30_000

/** Moments of one form and one way of writing: they sort as texts. */
function readMoment(doc: Doc): string | undefined {
  return typeof doc.updatedAt === 'string' ? doc.updatedAt : undefined
}

const open = new Map<string, DocumentSaves>()

/** Begins to look after the saves of a document. */
export function openSaves(path: string, isCompared: boolean): DocumentSaves {
  const saves = new DocumentSaves(isCompared)
  open.set(path, saves)
  return saves
}

/** Ends that, when the form is gone. */
export function closeSaves(path: string, saves: DocumentSaves): void {
  saves.isOpen = false
  if (open.get(path) === saves) open.delete(path)
}

/** The saves of a document that is open in a form of this tab. */
export function savesAt(path: string): DocumentSaves | undefined {
  return open.get(path)
}
