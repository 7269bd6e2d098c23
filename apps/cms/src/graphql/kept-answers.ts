import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { ContentVersions } from '../content/content-version.ts'
import { createReadTracker, type ReadTracker } from './read-tracker.ts'

type Answer = {
  headers: [string, string][]
  body: ArrayBuffer
  /** A reader that shows this tag has the answer already and gets 304 (RFC 9110, 13.1.2); weak, since it may be sent compressed. */
  etag: string
  /** The versions of the sources it is made from. */
  sources: ContentVersions
}

type Make = (reads: ReadTracker) => Promise<Response>

/** A finished answer: one that other requests may share, or a response for one request alone. */
type Made = { answer?: Answer; response: Response }

type Options = {
  maxBytes?: number
  /** Told when the versions cannot be read, so that nothing is kept. */
  onError?: (error: unknown) => void
}

const megabyte = 1024 * 1024
/** The size of an answer beside its body and its question. */
const overheadBytes = 1024

/**
 * Answers to visitors, kept until a source they are made from changes. Before every answer the versions of the content are read from
 * the database, so it does not matter who changed it, and how (docs/decisions/0026).
 */
export class KeptAnswers {
  private readonly readVersions: () => Promise<ContentVersions>
  private readonly kept: LRUCache<string, Answer>
  private readonly onError: (error: unknown) => void
  /** Answers that are being made at this moment, by question and versions. */
  private readonly underWay = new Map<string, Promise<Made>>()
  /** The reading of the versions that has not begun yet. */
  private nextReading: Promise<ContentVersions | undefined> | undefined

  /** @param readVersions asks for the versions of everything visitors can see. */
  constructor(
    readVersions: () => Promise<ContentVersions>,
    { maxBytes = 16 * megabyte, onError = () => {} }: Options = {},
  ) {
    this.readVersions = readVersions
    this.onError = onError
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, question) => body.byteLength + 2 * question.length + overheadBytes,
    })
  }

  /** The kept answer to a request, else the one that `make` gives. The header `cache-status` tells which (RFC 9211). */
  async answer(request: Request, make: Make): Promise<Response> {
    const question = questionOf(request)
    const versions = question && (await this.versions())
    if (!versions) return make(createReadTracker())

    const kept = this.kept.get(question)
    if (kept && isCurrent(kept, versions)) return toResponse(kept, 'hit', request)

    // Only requests that see the same versions may share an answer that is under way: for others it was begun too early.
    const work = JSON.stringify([question, ...versions])
    for (let underWay = this.underWay.get(work); underWay; underWay = this.underWay.get(work)) {
      const made = await underWay.catch(() => undefined)
      // After a failure one of the waiting requests begins again, and the others wait for that one.
      if (!made) continue
      return made.answer ? toResponse(made.answer, 'fwd=miss; collapsed', request) : make(createReadTracker())
    }

    const begun = this.make(question, versions, make).finally(() => this.underWay.delete(work))
    this.underWay.set(work, begun)
    const { answer, response } = await begun
    return answer ? toResponse(answer, 'fwd=miss', request) : response
  }

  /** Makes an answer, and keeps it if it may be kept; otherwise there is a response only. */
  private async make(question: string, versions: ContentVersions, make: Make): Promise<Made> {
    const reads = createReadTracker()
    const response = await make(reads)
    const sources = sourcesOf(reads, versions)
    if (response.status !== 200 || !sources) return { response }
    const body = await response.arrayBuffer()
    const answer = { headers: [...response.headers], body, etag: etagOf(body), sources }
    // An answer that was read before and after a change belongs to no version.
    const now = await this.versions()
    if (now && isCurrent(answer, now)) this.kept.set(question, answer)
    return { answer, response }
  }

  /**
   * Undefined when they cannot be read: then no answer is kept. A page sends several requests at the same moment: they share one
   * reading, which begins after the last of them has come. One that has begun is never joined: it may be older than an edit.
   */
  private versions(): Promise<ContentVersions | undefined> {
    this.nextReading ??= nextTurn().then(() => {
      this.nextReading = undefined
      return this.readVersions().catch((error: unknown) => {
        this.onError(error)
        return undefined
      })
    })
    return this.nextReading
  }
}

/** The question of a request; undefined when the answer may depend on the reader or their place. */
function questionOf({ method, headers, url }: Request): string | undefined {
  const isAnybodys = ['authorization', 'cookie', 'origin'].every((name) => !headers.has(name))
  return method === 'GET' && isAnybodys ? `${headers.get('accept')} ${new URL(url).search}` : undefined
}

/** The versions of the sources of an answer; undefined when it may not be kept, or when a source has no version. */
function sourcesOf(
  { isCacheable, sources }: ReadTracker,
  versions: ContentVersions,
): ContentVersions | undefined {
  const known = new Map([...versions].filter(([slug]) => sources.has(slug)))
  return isCacheable && known.size > 0 && known.size === sources.size ? known : undefined
}

function isCurrent({ sources }: Answer, versions: ContentVersions): boolean {
  return [...sources].every(([slug, version]) => versions.get(slug) === version)
}

function toResponse({ headers, body, etag }: Answer, status: string, request: Request): Response {
  const response = fresh(Object.fromEntries(request.headers), { etag })
    ? new Response(null, { status: 304 })
    : new Response(body, { headers })
  response.headers.set('etag', etag)
  response.headers.set('cache-status', `pryad-cms; ${status}`)
  return response
}

function etagOf(body: ArrayBuffer): string {
  return `W/"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 22)}"`
}
