import type { FindKeptPage } from './kept-pages.ts'

/** A page's identity: its path and declared search parameters, in one order. */
export type PageKey = {
  /** Path and search as the page is rendered with; also the key itself. */
  url: string
  /** Whether the answer is the page's data for a navigation by script, and not a document. */
  isData: boolean
}

export type PageKeys = {
  /** Reads the identity of a page from a request's address; undefined when the page is not to be kept. */
  toPageKey: (rawUrl: string) => PageKey | undefined
  /** Whether a key is that of one page of endlessly many, such as an answer of the shade finder. */
  isOneOfEndless: (key: string) => boolean
}

/** Longest address that can be a page's. */
const maxLength = 512

export function createPageKeys(keptPageAt: FindKeptPage): PageKeys {
  return {
    toPageKey: (rawUrl) => {
      if (rawUrl.length > maxLength || !rawUrl.startsWith('/')) return undefined
      const mark = rawUrl.indexOf('?')
      const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark)
      if (!isPlainlyWritten(path)) return undefined
      const isData = path.endsWith('.data')
      const declared = keptPageAt(isData ? pageOfData(path) : path)
      if (!declared) return undefined
      if (mark === -1) return { url: path, isData }
      const given = new URLSearchParams(rawUrl.slice(mark + 1))
      const kept = new URLSearchParams()
      for (const name of declared.search) {
        const value = given.get(name)
        if (value !== null) kept.set(name, value)
      }
      // The router asks for the data of one route only; that answer is another one. Anything else asked of it is made up, without end.
      const route = isData ? given.get('_routes') : null
      if (route !== null) {
        if (route !== declared.route) return undefined
        kept.set('_routes', route)
      }
      const search = kept.toString()
      return { url: search ? `${path}?${search}` : path, isData }
    },
    isOneOfEndless: (key) => {
      const [path = '', search] = key.split('?')
      return (
        search !== undefined &&
        keptPageAt(path.endsWith('.data') ? pageOfData(path) : path)?.isUnbounded === true
      )
    },
  }
}

/** `/video.data` is the data of `/video`, `/_.data` that of `/`. */
function pageOfData(path: string): string {
  const page = path.slice(0, -'.data'.length)
  return page.endsWith('/_') ? page.slice(0, -1) : page
}

/** Whether a path is written as browsers write it. Escapes of letters that need none would make endless names of one page. */
function isPlainlyWritten(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}
