import { isRecord } from '../../http/is-record.ts'
import type { Doc } from './same-content.ts'

/** A request that saves a text. */
export type SaveRequest = {
  url: URL
  init: RequestInit
  /** Whether the panel saves by itself. */
  isAutosave: boolean
  data: Doc
}

/** The save that a call of `fetch` may be; undefined when it brings no text. */
export function toSaveRequest(input: RequestInfo | URL, init: RequestInit = {}): SaveRequest | undefined {
  if (!/^(patch|post)$/i.test(init.method ?? '') || input instanceof Request) return undefined
  const url = new URL(input, window.location.href)
  const data = readData(init.body)
  // A long query may be sent as a body. Of a document that goes to the trash the panel tells the editor.
  if (!data || typeof data.deletedAt === 'string') return undefined
  return { url, init, isAutosave: url.searchParams.get('autosave') === 'true', data }
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
export function documentPath({ collectionSlug, globalSlug, id }: Named): string {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`
}

/** The server's message about a refusal; undefined when it is no server of ours. */
export async function readMessage(answer: Response): Promise<string | undefined> {
  const errors = (await readJson(answer))?.errors
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  return isRecord(first) && typeof first.message === 'string' ? first.message : undefined
}

/** The object in an answer, which may be read again afterwards. */
export async function readJson(answer: Response): Promise<Doc | undefined> {
  return parse(await answer.clone().text())
}

/** Forms are sent with their values as JSON in one part. */
function readData(body: BodyInit | null | undefined): Doc | undefined {
  const text = body instanceof FormData ? body.get('_payload') : body
  return typeof text === 'string' ? parse(text) : undefined
}

function parse(text: string): Doc | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
