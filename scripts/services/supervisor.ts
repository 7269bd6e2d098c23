import { setTimeout as wait } from 'node:timers/promises'
import type { Service } from './service.ts'

/** Times of a supervisor, in milliseconds. */
export type Pace = {
  /** From the end of a service to its next start; doubled after each start without an answer. */
  firstPause: number
  longestPause: number
  /** How often a running service is asked for its health. */
  askEvery: number
  /** A service that runs but has not answered for this long is killed. */
  stuckAfter: number
}

const usualPace: Pace = { firstPause: 500, longestPause: 10_000, askEvery: 10_000, stuckAfter: 60_000 }

/** Keeps one service running: starts it again, and it alone, when it has ended by itself or is stuck. */
export class Supervisor {
  private current: Service
  private readonly startService: () => Service
  private readonly report: (line: string) => void
  private readonly pace: Pace
  private readonly stopping = new AbortController()
  private watching: Promise<void> | undefined

  /** Starts the service for the first time. `report` gets a line when it ends and one when it answers again. */
  constructor(
    startService: () => Service,
    report: (line: string) => void = console.error,
    pace: Pace = usualPace,
  ) {
    this.startService = startService
    this.report = report
    this.pace = pace
    this.current = startService()
  }

  /**
   * Waits until the service answers for the first time; from then on it is restarted when needed.
   * @throws when it does not answer: something is wrong with the installation, and restarts would hide it.
   */
  async ready(): Promise<void> {
    await this.current.ready()
    this.watching = this.watch()
  }

  /** Ends the service for good. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.current.stop()
    await this.watching
  }

  private async watch(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const service = this.current
      const { name, logFile } = service.options
      const isStuck = await Promise.race([service.ended.then(() => false), this.becomesStuck(service)])
      if (this.stopping.signal.aborted) return
      const since = performance.now()
      if (isStuck) service.kill()
      await service.ended
      const cause = isStuck ? 'gave no answer and was ended' : `has ended (${service.ending})`
      this.report(`The ${name} ${cause}; it is started again. Its log is ${logFile}.`)
      if (!(await this.restart())) return
      this.report(`The ${name} answers again, after ${((performance.now() - since) / 1000).toFixed(1)} s.`)
    }
  }

  /** Starts the service again and again until it answers; false when the supervisor is stopped before that. */
  private async restart(): Promise<boolean> {
    const { signal } = this.stopping
    for (let pause = this.pace.firstPause; ; pause = Math.min(pause * 2, this.pace.longestPause)) {
      await wait(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return false
      if (await this.tryToStart()) return true
    }
  }

  private async tryToStart(): Promise<boolean> {
    try {
      this.current = this.startService()
    } catch {
      // The system has no memory for another process, but may have it later.
      return false
    }
    const answers = await this.current.ready().then(
      () => true,
      () => false,
    )
    if (!answers) await this.current.stop()
    return answers
  }

  /** Resolves with true once the service runs without answering, with false when it has ended. An error response counts as an answer. */
  private async becomesStuck(service: Service): Promise<boolean> {
    let answeredAt = performance.now()
    while (performance.now() - answeredAt < this.pace.stuckAfter) {
      await wait(this.pace.askEvery, undefined, { ref: false })
      if (service.ending) return false
      if ((await service.askHealth()) !== undefined) answeredAt = performance.now()
    }
    return service.ending === undefined
  }
}
