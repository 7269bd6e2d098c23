import { isScrollPlace, type ScrollPlace } from './scroll-place.ts'

const storageKey = 'scroll-positions'
/** Entries of the history that are remembered. */
const kept = 50

/** Where each entry of the history was scrolled to; outlives a reload, and does without storage where there is none. */
export const scrollPositions = {
  get(key: string): ScrollPlace | undefined {
    return read().find(([known]) => known === key)?.[1]
  },
  set(key: string, place: ScrollPlace): void {
    const others = read().filter(([known]) => known !== key)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, place]].slice(-kept)))
    } catch {
      // Without storage Back leads to the top of the page.
    }
  },
}

function read(): [string, ScrollPlace][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, ScrollPlace] {
  return Array.isArray(value) && typeof value[0] === 'string' && isScrollPlace(value[1])
}
