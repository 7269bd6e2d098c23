import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

export type LogLimits = {
  /** Size of one file, as rotating-file-stream writes it: `5M`. */
  size: `${number}K` | `${number}M`
  /** Number of files, the current one included. Each covers a day at most. */
  files: number
  /** Age at which a file is deleted, in days. */
  days: number
}

/** 70 MB and two weeks for each service. */
export const usualLimits: LogLimits = { size: '5M', files: 14, days: 14 }

/** The most bytes that may wait for a slow disk; more is left out. */
const waitingBytes = 4 * 1024 * 1024
/** How long writing pauses after it failed. */
const pauseMilliseconds = 1000

/**
 * The log of a service: `cms.log`, and beside it the files put aside as `cms-<day>.<number>.log`; only their owner can read them. A file is
 * put aside when it is full and when its day is over, whether or not anything was written, so age is bounded as size is. A full disk costs
 * lines of the log and nothing else.
 */
export class ServiceLog {
  private readonly file: string
  private readonly limits: LogLimits
  private stream: RotatingFileStream | undefined
  private failedAt = Number.NEGATIVE_INFINITY

  constructor(file: string, limits: LogLimits = usualLimits) {
    this.file = file
    this.limits = limits
    this.open()
  }

  write(text: string): void {
    if (!this.stream && performance.now() - this.failedAt > pauseMilliseconds) this.open()
    if (this.stream && this.stream.writableLength < waitingBytes) this.stream.write(text)
  }

  /** Settles when all of it has been written, or cannot be. */
  async end(): Promise<void> {
    const { stream } = this
    this.stream = undefined
    if (!stream || stream.destroyed) return
    await new Promise<void>((resolve) => {
      stream.once('close', resolve)
      stream.end()
    })
  }

  private open(): void {
    const fail = () => {
      this.failedAt = performance.now()
      this.stream = undefined
    }
    try {
      mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 })
    } catch {
      fail()
      return
    }
    const { size, files } = this.limits
    this.stream = createStream((time, number) => (time ? this.nameOf(time, number) : `${this.name}.log`), {
      path: path.dirname(this.file),
      size,
      interval: '1d',
      intervalBoundary: true,
      initialRotation: true,
      maxFiles: files - 1,
      history: `${this.name}.log.files`,
      mode: 0o600,
    })
      .on('error', fail)
      // Opened at the start and after each rotation.
      .on('open', () => void this.deleteOld().catch(() => undefined))
  }

  private get name(): string {
    return path.basename(this.file, '.log')
  }

  private nameOf(time: number | Date, number = 1): string {
    const date = new Date(time)
    const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
    return `${this.name}-${date.getFullYear()}-${month}-${day}.${number}.log`
  }

  /** Looks at dates too, not only at numbers: files of an installation that stood still are older than their number says. */
  private async deleteOld(): Promise<void> {
    const folder = path.dirname(this.file)
    const oldest = Date.now() - this.limits.days * 24 * 3600 * 1000
    const putAside = new RegExp(`^${this.name}-\\d{4}-\\d{2}-\\d{2}\\.\\d+\\.log$`)
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name)
      if (putAside.test(name) && (await stat(file)).mtimeMs < oldest) await rm(file)
    }
  }
}
