import type { FormState } from 'payload'
import { isRecord } from '../../http/is-record.ts'
import { type Doc, isEqual, isOfSystem, isSameContent, withoutSystem } from './same-content.ts'
import { readJson, readMessage, type SaveRequest, toSaveRequest } from './save-request.ts'

type Fetch = typeof window.fetch

/** Why text of a form is not saved. */
export type Trouble =
  /** There is no network, or no server. */
  | { kind: 'away' }
  /** Somebody else has saved or is writing (`taken`), or the server has said no (`refused`). */
  | { kind: 'taken' | 'refused'; message: string }

/** The saves of a document as its form shows them. */
export type SavesState = {
  trouble: Trouble | undefined
  isSaving: boolean
  /** How many saves have come to an end, whichever. */
  ended: number
}

/** The saves of one document that is open in a form: each builds upon the one before it, and names the state that was read. */
export class DocumentSaves {
  /** The fields of the form as they are now. */
  readFields: () => FormState = () => ({})
  /** The fields of the form when the stored text was read or sent. */
  stored: FormState = {}
  /** Whether the last publication was refused for mistakes in fields: they are shown until one succeeds. */
  hasMistakes = false
  /** The document as it was last read or saved here. */
  private known: Doc = {}
  /** The texts of the saves since then that were not answered: the server may have stored any of them all the same. */
  private unanswered: Doc[] = []
  /** Whether the next save must be a version of its own: an autosave would take the place of a colleague's. */
  private isOwnVersion = false
  private state: SavesState = { trouble: undefined, isSaving: false, ended: 0 }
  /** The request that is running, and those that wait for it. */
  private queue: Promise<unknown> = Promise.resolve()
  private readonly listeners = new Set<() => void>()
  private readonly isCompared: boolean

  /** `isCompared` says whether the server compares the state that was read. */
  constructor(isCompared: boolean) {
    this.isCompared = isCompared
  }

  /** Whether all that the form holds was sent or answered with the last save. */
  get isAllStored(): boolean {
    const now = this.readFields()
    return [...new Set([...Object.keys(now), ...Object.keys(this.stored)])].every((path) => {
      const value = now[path]?.value
      return isOfSystem(path) || isEqual(value, this.stored[path]?.value) || isEqual(value, this.known[path])
    })
  }

  readonly getState = (): SavesState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The form builds upon this state. Ignores states that arrive out of order. */
  load(doc: Doc): void {
    const moment = readMoment(doc)
    const before = readMoment(this.known)
    if (moment && (!before || moment > before)) this.known = doc
  }

  /** The text of the form is to replace the stored one. */
  takeOver(theirs: Doc): void {
    this.load(theirs)
    this.isOwnVersion = true
    this.show({ trouble: undefined })
  }

  /** Sends a save when all earlier ones are answered. */
  async send(fetch: Fetch, save: SaveRequest): Promise<Response> {
    // As they are when the values are taken from the form.
    const fields = { ...this.readFields() }
    const answer = this.queue.then(async () => {
      if (save.isAutosave && this.state.trouble?.kind === 'taken') return silentRefusal()
      this.show({ isSaving: true })
      try {
        const answer = await this.ask(fetch, save)
        if (!save.isAutosave) this.hasMistakes = answer.status === 400
        if (answer.ok) {
          const body = await readJson(answer)
          const doc = body?.doc ?? body?.result
          if (isRecord(doc)) this.known = doc
          this.unanswered = []
          this.isOwnVersion = false
          this.stored = fields
          this.show({ trouble: undefined })
          return answer
        }
        this.show({ trouble: await this.troubleOf(answer, save) })
        // The notice above the form says so for as long as it is true.
        return save.isAutosave ? silentRefusal() : answer
      } finally {
        this.show({ isSaving: false, ended: this.state.ended + 1 })
      }
    })
    this.queue = answer.catch(() => undefined)
    return answer
  }

  private async ask(fetch: Fetch, { url: asked, init, data }: SaveRequest): Promise<Response> {
    const url = new URL(asked)
    if (this.isOwnVersion) url.searchParams.delete('autosave')
    const answer = await tryFetch(fetch, url, this.withBase(init))
    // A change of the status alone has no text, which would be found in every document.
    if (answer.status >= 500 && Object.keys(withoutSystem(data)).length > 0) this.unanswered.push(data)
    if (answer.status !== 412) return answer
    // Only published or moved since, or an earlier save whose answer was lost: nobody need be asked.
    const newest = new URL(`${url.pathname}?draft=true&depth=0`, url)
    const theirs = await readJson(await tryFetch(fetch, newest, { cache: 'no-store' }))
    const isOurs = theirs && [this.known, ...this.unanswered].some((ours) => isSameContent(ours, theirs))
    if (!isOurs) return answer
    this.load(theirs)
    return tryFetch(fetch, url, this.withBase(init))
  }

  /** The same request, with `if-match`: its sender has read the state of that moment. */
  private withBase(init: RequestInit): RequestInit {
    const moment = readMoment(this.known)
    if (!this.isCompared || !moment) return init
    const headers = new Headers(init.headers)
    headers.set('if-match', `"${moment}"`)
    return { ...init, headers }
  }

  private async troubleOf(answer: Response, { isAutosave }: SaveRequest): Promise<Trouble | undefined> {
    if (answer.status >= 500) return { kind: 'away' }
    // The form itself shows mistakes in fields.
    if (answer.status === 400 && !isAutosave) return this.state.trouble
    const kind = answer.status === 412 || answer.status === 423 ? 'taken' : 'refused'
    return { kind, message: (await readMessage(answer)) ?? '' }
  }

  private show(change: Partial<SavesState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** The message stands where Payload looks for it. */
const noConnection = 'Нет связи с\u00a0сервером. Не\u00a0сохранено.'

/** An answer in words also when there is no server of ours to give it. */
async function tryFetch(fetch: Fetch, url: URL, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined
    throw error
  })
  if (answer && (answer.status < 500 || (await readMessage(answer)))) return answer
  return Response.json({ errors: [{ message: noConnection }] }, { status: 503 })
}

/** The form keeps its text as changed, and says nothing. */
function silentRefusal(): Response {
  return Response.json({ errors: [] }, { status: 503 })
}

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
  if (open.get(path) === saves) open.delete(path)
}

/** The saves of a document that is open in a form of this tab. */
export function savesAt(path: string): DocumentSaves | undefined {
  return open.get(path)
}

/** The browser's `fetch`, which sends the saves of documents that are open in a form by way of `DocumentSaves`. */
export function watchSaves(fetch: Fetch): Fetch {
  return (input, init) => {
    const save = toSaveRequest(input, init)
    return (save && savesAt(save.url.pathname)?.send(fetch, save)) ?? fetch(input, init)
  }
}
