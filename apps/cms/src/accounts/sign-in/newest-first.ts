/** Thrown by work that was not begun because too much other work waited. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'
}

type Limits = {
  /** The number of works that are done at once. */
  slots: number
  maxWaiting: number
}

/**
 * Does a few works at once, and of those that wait the newest first: a person who comes after a flood need not wait for its end. When too many
 * wait, the one that has waited longest is given up.
 */
export class NewestFirst {
  private readonly limits: Limits
  private running = 0
  private readonly waiting: PromiseWithResolvers<void>[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** @throws {TooManyWaitingError} */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.slots) {
      this.running += 1
      return
    }
    const turn = Promise.withResolvers<void>()
    this.waiting.push(turn)
    if (this.waiting.length > this.limits.maxWaiting) this.waiting.shift()?.reject(new TooManyWaitingError())
    await turn.promise
  }

  /** The next one takes over the slot. */
  private leave(): void {
    const next = this.waiting.pop()
    if (next) next.resolve()
    else this.running -= 1
  }
}
