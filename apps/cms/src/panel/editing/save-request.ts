import { isRecord } from '../../http/is-record.ts'
import type { Doc } from './same-content.ts'

/** A request that saves a document. */
export type SaveRequest = {
  /** Path of the document, without its query string. */
  path: string
  url: URL
  init: RequestInit
  /** Whether the panel saves by itself. */
  isAutosave: boolean
  /** The text to be stored, when it can be read. */
  data: Doc | undefined
}

const documentPath = /^\/api\/(?:globals\/[\w-]+|[\w-]+(?:\/\d+)?)$/

/** The save that a call of `fetch` is, by the addresses of the REST interface; undefined when it is something else. */
export function toSaveRequest(input: RequestInfo | URL, init?: RequestInit): SaveRequest | undefined {
  if (!init?.method || input instanceof Request) return undefined
  const url = new URL(input, window.location.href)
  const isSave =
    /^(patch|post)$/i.test(init.method) &&
    url.origin === window.location.origin &&
    documentPath.test(url.pathname) &&
    // A long query is sent as a body.
    !new Headers(init.headers).has('x-http-method-override')
  if (!isSave) return undefined
  const data = readData(init.body)
  // Moved to the trash: no text is saved, and the panel tells the editor.
  if (typeof data?.deletedAt === 'string') return undefined
  const isAutosave = url.searchParams.get('autosave') === 'true'
  return { path: url.pathname, url, init, isAutosave, data }
}

/** The same request, with `if-match`: its sender has read the state of that moment. */
export function withBase(init: RequestInit, base: string | undefined): RequestInit {
  if (!base) return init
  const headers = new Headers(init.headers)
  headers.set('if-match', `"${base}"`)
  return { ...init, headers }
}

/** Options for a form that saves its text as a draft, without a word; as the panel does by itself, or as a version of its own. */
export function draftSave(path: string, isAutosave: boolean) {
  return {
    action: `${path}?${isAutosave ? 'autosave=true&' : ''}draft=true&depth=0`,
    method: path.startsWith('/api/globals/') ? 'POST' : 'PATCH',
    acceptValues: { overrideLocalChanges: false },
    overrides: { _status: 'draft' },
    disableFormWhileProcessing: false,
    disableSuccessStatus: true,
    skipValidation: true,
  }
}

type Named = { collectionSlug?: string; globalSlug?: string; id?: number | string }

/** The address of a document in the REST interface. */
export function documentPathOf({ collectionSlug, globalSlug, id }: Named): string {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`
}

/** The document in an answer to a save. */
export async function readDocument(answer: Response): Promise<Doc | undefined> {
  const body = await readJson(answer)
  const doc = body?.doc ?? body?.result
  return isRecord(doc) ? doc : undefined
}

/** The server's message about a refusal; undefined when it is no server of ours. */
export async function readMessage(answer: Response): Promise<string | undefined> {
  const errors = (await readJson(answer))?.errors
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  return isRecord(first) && typeof first.message === 'string' ? first.message : undefined
}

/** The object in an answer, which may be read again afterwards. */
export async function readJson(answer: Response): Promise<Doc | undefined> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return isRecord(body) ? body : undefined
}

/** Forms are sent with their values as JSON in one part. */
function readData(body: BodyInit | null | undefined): Doc | undefined {
  const text = body instanceof FormData ? body.get('_payload') : body
  if (typeof text !== 'string') return undefined
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}
