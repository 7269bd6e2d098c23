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
const usualLimits: LogLimits = { size: '5M', files: 14, days: 14 }

/** Limit of the bytes that wait for a slow disk; further lines are dropped. */
const waitingBytes = 4 * 1024 * 1024
/** Pause before a file that could not be written is opened again. */
const pauseMilliseconds = 1000

/**
 * The rotating log of a service: `cms.log`, and older files as `cms-<day>.<number>.log`; only their owner can read them. A file is rotated
 * when it is full and at midnight, even if nothing was written, so that both size and age are bounded. When the disk is full, lines are
 * lost and the service goes on.
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

  /** Resolves when everything has been written, or cannot be. */
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
      // Emitted at the start and after each rotation.
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

  /** rotating-file-stream limits the number of files, not their age: those of an installation that was off for weeks are too old. */
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
