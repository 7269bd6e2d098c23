import { setTimeout as wait } from 'node:timers/promises'
import { getContentVersionOperation } from '@pryad/contract/generated/operations.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createContentApi } from '../app/api/content-api.server.ts'

type ContentWatchOptions = {
  apiUrl: string
  timeoutMs: number
  /** How often to ask, in milliseconds. */
  intervalMs: number
  /** Called once, when the API has answered for the first time; after `onChange`. */
  onFirst: () => void
  /** Called when the pages rendered so far may show another version than the API has. */
  onChange: () => void
  log: FastifyBaseLogger
}

/**
 * Asks the API from time to time whether the content has changed: the safety net for changes that the API could not tell, and for sites
 * it does not know of.
 */
export class ContentWatch {
  private readonly options: ContentWatchOptions
  private readonly stopping = new AbortController()
  private version: string | undefined
  /** How often a version has been told. */
  private told = 0
  private isReachable = true
  private hasAnswered = false

  constructor(options: ContentWatchOptions) {
    this.options = options
    void this.watch()
  }

  /** Whether the API answered when it was last asked. */
  get isApiReachable(): boolean {
    return this.isReachable
  }

  /** The version that was last heard of. */
  get contentVersion(): string | undefined {
    return this.version
  }

  /** A version that was told and need not be found out again. */
  know(version: string): void {
    this.version = version
    this.told += 1
  }

  stop(): void {
    this.stopping.abort()
  }

  private async watch(): Promise<void> {
    const { apiUrl, timeoutMs, intervalMs, log } = this.options
    const { signal } = this.stopping
    const api = createContentApi({ baseUrl: apiUrl, timeoutMs, signal })
    while (!signal.aborted) {
      try {
        const told = this.told
        const { contentVersion } = await api.request(getContentVersionOperation, {})
        if (!this.isReachable) log.info('the content API answers again')
        this.isReachable = true
        // Nobody knows which version the pages show that were made before this answer: it may have changed since.
        // A version that was announced since this request is newer than the answer.
        if (this.told === told && this.version !== contentVersion) {
          this.version = contentVersion
          this.options.onChange()
        }
        if (!this.hasAnswered) this.options.onFirst()
        this.hasAnswered = true
      } catch (error) {
        if (signal.aborted) return
        // Told once, not at every attempt.
        if (this.isReachable) log.warn({ err: error }, 'the content API does not answer')
        this.isReachable = false
      }
      await wait(intervalMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
}
