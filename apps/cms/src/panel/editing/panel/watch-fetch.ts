import type { FormState } from 'payload'
import { isRecord } from '../../../http/is-record.ts'
import { type DocumentSaves, savesAt } from './document-saves.ts'
import { type Doc, isSameContent } from './same-content.ts'
import {
  asOwnVersion,
  readDocument,
  readFieldErrors,
  readMessage,
  type SaveRequest,
  toSaveRequest,
  withBase,
} from './save-request.ts'
import { texts } from './texts.ts'

type Fetch = typeof window.fetch

/**
 * The browser's `fetch`, with an eye on the saves of documents that are open in a form. Each tells the server which state it builds
 * upon. One that the panel makes by itself is not answered before it has succeeded: for the panel the network is slow, and no more.
 */
export function watchSaves(fetch: Fetch): Fetch {
  return (input, init) => {
    const save = toSaveRequest(input, init)
    const saves = save && savesAt(save.path)
    return save && saves ? new Saving(fetch, save, saves).send() : fetch(input, init)
  }
}

class Saving {
  private readonly fetch: Fetch
  private readonly save: SaveRequest
  private readonly saves: DocumentSaves
  /** When the values were taken from the form, and the form then. */
  private readonly takenAt = Date.now()
  private readonly fields: FormState
  private readonly number: number
  private url: URL

  constructor(fetch: Fetch, save: SaveRequest, saves: DocumentSaves) {
    this.fetch = fetch
    this.save = save
    this.saves = saves
    // A copy, because each save is known by its own, even when nothing has changed since the one before.
    this.fields = { ...saves.readFields() }
    this.number = saves.nextNumber()
    this.url = save.url
  }

  async send(attempt = 0): Promise<Response> {
    const { save, saves } = this
    const answer = await saves.inTurn(() => this.sendNow())
    if (!answer || answer.status >= 500) return this.sendLater(answer, attempt)
    if (answer.ok) return answer
    if (isTaken(answer)) return this.decide(answer, attempt)
    if (save.isAutosave || answer.status !== 400)
      saves.fail({ kind: 'refused', message: (await readMessage(answer)) ?? '' })
    else saves.refuse(this.takenAt, await readFieldErrors(answer))
    return answer
  }

  private async sendNow(): Promise<Response | undefined> {
    const { fields, number, save, saves, takenAt } = this
    // A newer text is stored meanwhile: this one would replace it.
    const newer = save.isAutosave && saves.newerThan(number)
    if (newer) return newer
    saves.showSaving(save.isAutosave)
    const answer = await this.ask(this.url, withBase(save.init, saves.base)).finally(() =>
      saves.showSaving(false),
    )
    if (answer?.ok)
      saves.succeed(await readDocument(answer), {
        answer,
        number,
        fields,
        takenAt,
        isAutosave: save.isAutosave,
      })
    return answer
  }

  /** Nobody was there to answer. A save that a person has asked for is left to them. */
  private async sendLater(answer: Response | undefined, attempt: number): Promise<Response> {
    const { save, saves } = this
    saves.fail({ kind: 'away' })
    if (!save.isAutosave) {
      if (answer && (await readMessage(answer))) return answer
      throw new Error(texts.noConnection)
    }
    await saves.wait(attempt)
    return this.goOn(attempt + 1)
  }

  /** The stored state is not the one that was read, or another person is writing: the editor has to decide which text stays. */
  private async decide(answer: Response, attempt: number): Promise<Response> {
    const { save, saves } = this
    const theirs = await this.readTheirs()
    if (!theirs) return this.sendLater(answer, attempt)
    const isLocked = answer.status === 423
    // Only published or moved since, or an earlier save whose answer was lost.
    const isOurs = [saves.known, save.data].some((ours) => ours && isSameContent(ours, theirs))
    if (!isLocked && isOurs && attempt < 10) {
      saves.load(theirs)
      return this.goOn(attempt + 1)
    }
    saves.fail({ kind: 'taken', message: (await readMessage(answer)) ?? '', theirs, isLocked })
    if (!save.isAutosave) return answer
    await saves.wait()
    this.url = asOwnVersion(this.url)
    return this.goOn(0)
  }

  /** Nobody waits for the answer once the form is closed. */
  private goOn(attempt: number): Promise<Response> {
    return this.saves.isOpen ? this.send(attempt) : new Promise(() => undefined)
  }

  private async readTheirs(): Promise<Doc | undefined> {
    const answer = await this.ask(new URL(`${this.save.path}?draft=true&depth=0`, this.url), {
      credentials: 'include',
      cache: 'no-store',
    })
    const theirs: unknown = answer?.ok ? await answer.json() : undefined
    return isRecord(theirs) ? theirs : undefined
  }

  /** Undefined when the network did not carry it. */
  private ask(url: URL, init: RequestInit): Promise<Response | undefined> {
    return this.fetch(url, init).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    })
  }
}

/** The state that a save of the panel builds upon is not the stored one (412), or another person has locked the document (423). */
function isTaken({ status }: Response): boolean {
  return status === 412 || status === 423
}
