import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

/**
 * Pages in memory, bounded in bytes: the least recently requested page is evicted first. A page counts as large as it was when it was
 * made; the best compression, which comes later, makes it a little smaller.
 */
export class PageStore {
  private readonly pages: LRUCache<string, CachedPage>

  /** A page that alone would take up more than a quarter of `maxBytes` is not kept; with no room no page is. */
  constructor(maxBytes: number) {
    this.pages = new LRUCache({
      // For the library 0 is no limit.
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ size }) => size,
    })
  }

  get(key: string): CachedPage | undefined {
    return this.pages.get(key)
  }

  set(key: string, page: CachedPage): void {
    this.pages.set(key, page)
  }

  delete(key: string): void {
    this.pages.delete(key)
  }

  has(key: string, page: CachedPage): boolean {
    return this.pages.peek(key) === page
  }

  /** Keys, the most recently requested first. */
  get keys(): string[] {
    return [...this.pages.keys()]
  }

  get bytes(): number {
    return this.pages.calculatedSize
  }

  get count(): number {
    return this.pages.size
  }
}
