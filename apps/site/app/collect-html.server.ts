import { EventEmitter } from 'node:events'

/** Room that pages were written into, for the next ones: for each page anew it would be half a megabyte to clear up. */
const spare: Buffer[] = []
const keptSpare = 2
const firstBytes = 512 * 1024
/** Larger pages are rare, and their room is not kept. */
const keptBytes = 4 * firstBytes

/**
 * Takes in a page that React writes piece by piece. Far less than a stream: the pieces are thousands, and nothing has to wait for them.
 * What `onEnd` is given is there only until it returns.
 */
export class HtmlCollector extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  private readonly onEnd: (html: Buffer) => void
  private readonly onFailure: (error: unknown) => void
  private room = spare.pop() ?? Buffer.allocUnsafeSlow(firstBytes)
  private length = 0

  constructor(onEnd: (html: Buffer) => void, onFailure: (error: unknown) => void) {
    super()
    this.onEnd = onEnd
    this.onFailure = onFailure
  }

  write(piece: Uint8Array | string): boolean {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    const length = this.length + bytes.length
    if (length > this.room.length) {
      const larger = Buffer.allocUnsafeSlow(2 * length)
      this.room.copy(larger, 0, 0, this.length)
      this.room = larger
    }
    this.room.set(bytes, this.length)
    this.length = length
    return true
  }

  end(): this {
    try {
      this.onEnd(this.room.subarray(0, this.length))
    } catch (error) {
      this.onFailure(error)
    }
    if (spare.length < keptSpare && this.room.length <= keptBytes) spare.push(this.room)
    return this
  }

  /** Called by React when it cannot go on. */
  destroy(error?: unknown): void {
    this.onFailure(error)
  }
}
