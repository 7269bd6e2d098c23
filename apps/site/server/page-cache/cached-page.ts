import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, before it is made ready to be sent. */
export type RenderedPage = {
  status: number
  headers: [string, string][]
  body: Buffer
  /** False when something is missing in it because the API failed. */
  isWhole: boolean
}

type Variant = { body: Buffer; headers: string[] }

/** Below this a body is sent as it is: compressing would save less than a packet. */
const worthCompressing = 512
/** Room for a compressed page in one piece: every further piece is a further way through the thread pool. */
const outputBytes = 128 * 1024
/**
 * Good enough at once; the best follows in the background. Of brotli, 5 would make a page a tenth smaller and take 3 ms longer. Few ask for
 * gzip: brotli must not wait for it.
 */
const quick = { brotli: 4, gzip: 1 }
const best = { brotli: 11, gzip: 9 }

/** A finished page in every encoding, with its headers ready to be written. */
export class CachedPage {
  readonly status: number
  /** Whether it is complete, and not the sign of a temporary failure. */
  readonly isGood: boolean
  /** Raw headers of the rendered page, without those of an encoding. */
  readonly headers: [string, string][]
  /** Generation of the content the page was made from. */
  readonly generation: number
  /** Names the content, in whatever encoding: it stays when the same is compressed better, hence a weak one (RFC 9110, 8.8.1). */
  readonly etag: string
  private readonly variants = new Map<Encoding, Variant>()
  private isCompressedWell = false

  private constructor({ status, headers, body, isWhole }: RenderedPage, generation: number) {
    this.status = status
    this.isGood = isWhole && status < 500
    this.headers = headers
    this.generation = generation
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.setVariant('identity', body)
  }

  /**
   * Makes a page ready: compressed quickly, so that the first visitor does not wait for the best. A page that came out equal to `before` need
   * not be compressed again.
   */
  static async make(page: RenderedPage, generation: number, before?: CachedPage): Promise<CachedPage> {
    const cached = new CachedPage(page, generation)
    if (before && cached.isSameAs(before)) cached.takeOver(before)
    else if (page.body.length >= worthCompressing && !isPicture(page)) await cached.compress(quick)
    return cached
  }

  /** Replaces the quick compression by the best one. */
  async compressWell(): Promise<void> {
    if (this.isCompressedWell || !this.variants.has('br')) return
    await this.compress(best)
    this.isCompressedWell = true
  }

  private isSameAs({ etag, status, headers }: CachedPage): boolean {
    return etag === this.etag && status === this.status && `${headers}` === `${this.headers}`
  }

  private takeOver({ variants, isCompressedWell }: CachedPage): void {
    for (const [encoding, variant] of variants) this.variants.set(encoding, variant)
    this.isCompressedWell = isCompressedWell
  }

  get body(): Buffer {
    return this.variant('identity').body
  }

  /** Bytes the page takes up. */
  get size(): number {
    let size = 1024
    for (const { body } of this.variants.values()) size += body.length
    return size
  }

  /** The page in the best encoding a browser takes; its headers are name and value in turn. */
  variant(encoding: Encoding): Variant {
    const found = this.variants.get(encoding) ?? this.variants.get('identity')
    if (!found) throw new Error('A page has lost its body.')
    return found
  }

  private async compress(quality: typeof quick): Promise<void> {
    const [brotli, gzipped] = await Promise.all([
      withBrotli(this.body, quality.brotli),
      compressGzip(this.body, { level: quality.gzip, chunkSize: outputBytes }),
    ])
    this.setVariant('br', brotli)
    this.setVariant('gzip', gzipped)
  }

  private setVariant(encoding: Encoding, body: Buffer): void {
    const headers = this.headers.flat()
    headers.push('content-length', String(body.length), 'etag', this.etag, 'vary', 'accept-encoding')
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    this.variants.set(encoding, { body, headers })
  }
}

/** A photograph is compressed by itself. */
const isPicture = ({ headers }: RenderedPage) =>
  headers.some(([name, value]) => name === 'content-type' && value === 'image/jpeg')

function withBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    chunkSize: outputBytes,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** A window that the whole body fits into: a wider one finds nothing more, and takes tens of megabytes at the best quality. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))
}
