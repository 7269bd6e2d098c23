import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { CachedPage, type RenderedPage } from './cached-page.ts'
import type { DiskPages } from './disk-pages.ts'

/** How a page came to be: from memory as it is, from memory though the content has changed, or rendered. */
export type PageState = 'hit' | 'stale' | 'miss'

export type PageCacheOptions = {
  /** Makes a page; may be asked for the same page again only after it has answered. */
  render: (url: string) => Promise<RenderedPage>
  maxBytes: number
  /** Whether a page is one of endlessly many, which must not evict the others. */
  isOneOfEndless: (url: string) => boolean
  disk?: DiskPages
  /** Resolves once a page made now has stayed long enough to be worth the best compression. */
  settled?: () => Promise<unknown>
  /** Resolves once a visitor has waited long enough for a page that began to be made at that moment, when there is an old one. */
  timeout?: (startedAt: number) => Promise<unknown>
  /** Called with the errors of background work, which no visitor waits for. */
  onError: (error: unknown, url: string) => void
}

/** Pages in memory, the most recently requested first. */
type PageStore = LRUCache<string, CachedPage>

/** A page that is being made. */
type Flight = { made: Promise<CachedPage>; startedAt: number }

/** How long a visitor waits for the new page while there is an old one. */
const waitMs = 250
/** The pages that were requested last are rendered at once after a change, before anybody asks. */
const renewedAfterChange = 12
/** How long a page that could not be made is left alone while there is an old one, so that an ailing API can recover. */
const retryDelayMs = 1000
const rememberedFailures = 1000
/** Generation of pages from an earlier run: old by definition. */
const outdatedGeneration = -1
/** Room for answers such as 404, and for pages without end: they must not drive out the pages. */
const otherBytes = 2 * 1024 * 1024
/** A row of edits would throw the best compression away each time. */
const settledMilliseconds = 2000

/**
 * Rendered pages by their address. Every change of the content makes all of them old at once: an old page is rendered again when it is
 * requested, and is still served when that takes too long or fails.
 */
export class PageCache {
  private readonly options: PageCacheOptions
  private readonly pages: PageStore
  private readonly others = createPageStore(otherBytes)
  private readonly flights = new Map<string, Flight>()
  private readonly failedAt = new LRUCache<string, number>({ max: rememberedFailures })
  private generation = 0
  private compressing: Promise<void> = Promise.resolve()

  constructor(options: PageCacheOptions) {
    this.options = options
    this.pages = createPageStore(options.maxBytes)
  }

  /** The page if it is in memory and up to date; never waits. */
  peek(url: string): CachedPage | undefined {
    const page = this.pages.get(url) ?? this.others.get(url)
    return page?.generation === this.generation ? page : undefined
  }

  /** The page as it is in memory, however old. */
  peekOld(url: string): CachedPage | undefined {
    return this.pages.get(url)
  }

  /**
   * The page at an address.
   * @throws when it cannot be made and there is no old one.
   */
  async get(url: string): Promise<{ page: CachedPage; state: PageState }> {
    const fresh = this.peek(url)
    if (fresh) return { page: fresh, state: 'hit' }
    if (this.hasJustFailed(url)) {
      const old = await this.oldPage(url)
      if (old) return { page: old, state: 'stale' }
    }
    const { made, startedAt } = this.renew(url)
    const { timeout = untilTimeout } = this.options
    const answer = await Promise.race([made.catch(() => undefined), timeout(startedAt).then(() => undefined)])
    if (answer?.isGood) return { page: answer, state: 'miss' }
    const old = await this.oldPage(url)
    return old ? { page: old, state: 'stale' } : { page: await made, state: 'miss' }
  }

  /** The content has changed: all pages are old from now on. */
  purge(): void {
    this.generation++
    void this.renewLastAsked()
  }

  get statistics(): { pages: number; bytes: number } {
    return {
      pages: this.pages.size + this.others.size,
      bytes: this.pages.calculatedSize + this.others.calculatedSize,
    }
  }

  private async renewLastAsked(): Promise<void> {
    const { generation } = this
    for (const url of [...this.pages.keys()].slice(0, renewedAfterChange)) {
      if (this.generation !== generation) return
      if (!this.peek(url))
        await this.renew(url).made.catch((error: unknown) => this.options.onError(error, url))
    }
  }

  private async oldPage(url: string): Promise<CachedPage | undefined> {
    const inMemory = this.pages.get(url)
    if (inMemory) return inMemory
    const onDisk = await this.options.disk?.read(url)
    if (!onDisk) return undefined
    const page = await CachedPage.make(onDisk, outdatedGeneration)
    this.pages.set(url, page)
    return page
  }

  /** Renders a page; all requests that come meanwhile share it, unless the content changes meanwhile. */
  private renew(url: string): Flight {
    const key = `${this.generation} ${url}`
    const flying = this.flights.get(key)
    if (flying) return flying
    const made = this.make(url, this.generation).finally(() => this.flights.delete(key))
    // Callers that wait handle the rejection; without any it must not count as unhandled.
    made.catch(() => undefined)
    const flight = { made, startedAt: performance.now() }
    this.flights.set(key, flight)
    return flight
  }

  private async make(url: string, generation: number): Promise<CachedPage> {
    try {
      const rendered = await this.options.render(url)
      const page = await CachedPage.make(rendered, generation, this.pages.get(url))
      this.noteOutcome(url, page.isGood)
      // A page made from content that has changed since is good for the visitors who waited, but must not be kept.
      if (generation === this.generation && isKept(rendered)) this.keep(url, page, rendered)
      return page
    } catch (error) {
      this.noteOutcome(url, false)
      throw error
    }
  }

  private noteOutcome(url: string, isGood: boolean): void {
    this.failedAt.delete(url)
    if (isGood) return
    this.failedAt.set(url, performance.now())
  }

  private hasJustFailed(url: string): boolean {
    const failedAt = this.failedAt.get(url)
    return failedAt !== undefined && performance.now() - failedAt < retryDelayMs
  }

  private keep(url: string, page: CachedPage, rendered: RenderedPage): void {
    const store = rendered.status === 200 && !this.options.isOneOfEndless(url) ? this.pages : this.others
    store.set(url, page)
    if (store === this.others) this.pages.delete(url)
    const { disk, onError } = this.options
    const tell = (error: unknown) => onError(error, url)
    const onDisk = store === this.pages ? disk?.write(url, rendered) : disk?.delete(url)
    onDisk?.catch(tell)
    if (store.peek(url) === page) this.compressLater(store, url, page).catch(tell)
  }

  /** The best compression takes a core for a second. One page after another, so that the other cores are for visitors. */
  private async compressLater(store: PageStore, url: string, page: CachedPage): Promise<void> {
    const { settled = () => wait(settledMilliseconds, undefined, { ref: false }) } = this.options
    await settled()
    const turn = this.compressing.then(async () => {
      if (page.generation !== this.generation || store.peek(url) !== page) return
      await page.compressWell()
    })
    this.compressing = turn.catch(() => undefined)
    await turn
  }
}

/**
 * Room for pages, bounded in bytes: the least recently requested page is evicted first. A page counts as large as it was when it was made;
 * the best compression, which comes later, makes it a little smaller. A page that alone would take up more than a quarter is not kept; with
 * no room no page is.
 */
function createPageStore(maxBytes: number): PageStore {
  return new LRUCache({
    // For the library 0 is no limit.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: ({ size }) => size,
  })
}

function untilTimeout(startedAt: number): Promise<void> {
  const left = startedAt + waitMs - performance.now()
  return wait(Math.max(0, left), undefined, { ref: false })
}

/** Answers that may be given to others as well. */
function isKept({ status, headers, isWhole }: RenderedPage): boolean {
  return (
    isWhole &&
    [200, 301, 302, 307, 308, 404, 410].includes(status) &&
    !headers.some(
      ([name, value]) =>
        name === 'set-cookie' || (name === 'cache-control' && /no-store|private/.test(value)),
    )
  )
}
