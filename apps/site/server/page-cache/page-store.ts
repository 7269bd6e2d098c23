import type { CachedPage } from './cached-page.ts'

/** Pages in memory, bounded in bytes; those not asked for longest go first. */
export class PageStore {
  private readonly pages = new Map<string, { page: CachedPage; size: number }>()
  private readonly maxBytes: number
  private usedBytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get(key: string): CachedPage | undefined {
    const entry = this.pages.get(key)
    if (!entry) return undefined
    // A Map keeps the order of insertion: what is asked for becomes the youngest.
    this.pages.delete(key)
    this.pages.set(key, entry)
    return entry.page
  }

  /** Keeps a page; one that alone would take up a quarter of the room is not kept. */
  set(key: string, page: CachedPage): void {
    this.delete(key)
    const { size } = page
    if (size > this.maxBytes / 4) return
    this.pages.set(key, { page, size })
    this.usedBytes += size
    for (const oldest of this.pages.keys()) {
      if (this.usedBytes <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  /** Measures a page anew that is smaller now; it becomes no younger by that. */
  measure(key: string, page: CachedPage): void {
    const entry = this.pages.get(key)
    if (entry?.page !== page) return
    this.usedBytes += page.size - entry.size
    entry.size = page.size
  }

  delete(key: string): void {
    const entry = this.pages.get(key)
    if (!entry) return
    this.pages.delete(key)
    this.usedBytes -= entry.size
  }

  has(key: string, page: CachedPage): boolean {
    return this.pages.get(key)?.page === page
  }

  /** Keys, those asked for last first. */
  get keys(): string[] {
    return [...this.pages.keys()].reverse()
  }

  get bytes(): number {
    return this.usedBytes
  }

  get count(): number {
    return this.pages.size
  }
}
