import { toSearchQuery } from '@pryad/contract/search-query.ts'

/** The query of an address, as people would write it; empty when it asks for nothing. */
export function readQuery({ searchParams }: URL): string {
  return toSearchQuery(searchParams.get('q') ?? '')
}

const storageKey = 'recent-queries'
const most = 6

/** Queries of this device that led somewhere, the last first. Storage may be full, forbidden or hold anything. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a query before the others. @returns all of them. */
export function keepRecent(query: string): string[] {
  const isSame = (other: string) => other.toLowerCase() === query.toLowerCase()
  return write([query, ...readRecent().filter((other) => !isSame(other))].slice(0, most))
}

/** Forgets one query, or all. @returns those that are left. */
export function forgetRecent(query?: string): string[] {
  return write(query === undefined ? [] : readRecent().filter((other) => other !== query))
}

function write(queries: string[]): string[] {
  try {
    if (queries.length > 0) localStorage.setItem(storageKey, JSON.stringify(queries))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing is remembered.
  }
  return queries
}
