type AnnouncerOptions = {
  /** Fingerprint of the content that visitors can see. */
  readVersion: () => Promise<string>
  /** Tells everybody of a version. */
  announce: (version: string) => Promise<void>
  onError: (error: unknown) => void
}

/** Changes closer together than this are one: a save of one document writes several. */
const quietMs = 30
/** Changes that do not stop are announced this often. */
const longestWaitMs = 400

/** Announces changes of the content that visitors can see; changes that come together are announced once. */
export class Announcer {
  private readonly options: AnnouncerOptions
  /** The version everybody knows, undefined when nobody can tell. */
  private announced: string | undefined
  private firstNoticedAt: number | undefined
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()

  /** @param announced the version of the content before the first change. */
  constructor(options: AnnouncerOptions, announced?: string) {
    this.options = options
    this.announced = announced
  }

  /** Says that something was changed, perhaps something visible. Returns at once. */
  notice(): void {
    const now = Date.now()
    this.firstNoticedAt ??= now
    clearTimeout(this.timer)
    const wait = Math.min(quietMs, this.firstNoticedAt + longestWaitMs - now)
    // A process that wants to end need not wait for this.
    this.timer = setTimeout(() => this.check(), Math.max(0, wait)).unref()
  }

  private check(): void {
    this.firstNoticedAt = undefined
    // One after the other: the last word a site hears must be the newest.
    this.running = this.running.then(async () => {
      try {
        const version = await this.options.readVersion()
        if (version === this.announced) return
        this.announced = version
        await this.options.announce(version)
      } catch (error) {
        this.options.onError(error)
      }
    })
  }
}
