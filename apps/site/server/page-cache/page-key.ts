import type { ServerBuild } from 'react-router'
import type { PageHandle } from '#app/lib/routing/route-module.ts'

export type PageKeys = {
  /**
   * The identity of a page at a request's address: its path and declared search parameters, in one order, as it is rendered with. Undefined
   * when the page is not to be kept.
   */
  toPageKey: (rawUrl: string) => string | undefined
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
      if (mark === -1) return path
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
      return search ? `${path}?${search}` : path
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

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** A page that is kept for all visitors. */
export type KeptPage = {
  /** Search parameters by which it differs; whatever else stands in an address changes nothing and is no part of a page's identity. */
  search: readonly string[]
  /** The only route whose data a navigation by script asks for: the data of the layout around it are there already. */
  route?: string
  /** Its search parameters are unbounded. */
  isUnbounded?: true
}

/** The kept page at a path; undefined when the page must not be kept because it depends on more than its address. */
export type FindKeptPage = (path: string) => KeptPage | undefined

/** Reads from the `handle` of each route whether its page is kept. */
export function findKeptPages(routes: Routes): FindKeptPage {
  const pages = pathsOf(routes)
    .map(({ path, route }) => ({ parameters: path.split(':').length, pattern: toPattern(path), route }))
    // As in the router, a path that is written out goes before one with a parameter.
    .sort((one, other) => one.parameters - other.parameters)
  return (path) => {
    const route = pages.find(({ pattern }) => pattern.test(path))?.route
    const { search, isUnbounded } = handleOf(route)
    if (!route || !search) return undefined
    return { search, ...(isPage(route) && { route: route.id }), ...(isUnbounded && { isUnbounded }) }
  }
}

/** Paths of the routes that are written out, pages and files alike. */
export function findOwnPaths(routes: Routes): ReadonlySet<string> {
  return new Set(pathsOf(routes).flatMap(({ path }) => (/[:*]/.test(path) ? [] : [path])))
}

/** Paths of the pages that the sitemap lists as they stand. */
export function sitemapPaths(routes: Routes): string[] {
  return pathsOf(routes).flatMap(({ path, route }) => (handleOf(route).isInSitemap ? [path] : []))
}

/** The routes that have an address; those around them, such as the frame, add nothing to it. */
function pathsOf(routes: Routes): { path: string; route: Route }[] {
  return Object.values(routes).flatMap((route) =>
    route && (route.path || route.index) ? [{ path: `/${route.path ?? ''}`, route }] : [],
  )
}

/** Matches the paths of a route; a parameter is one segment. The router does not tell large letters from small ones. */
function toPattern(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)))
  return new RegExp(`^${segments.join('/')}$`, 'i')
}

/** Each route module that has a `handle` says by its type that it is one of ours. */
const handleOf = (route: Route | undefined): PageHandle => route?.module.handle ?? {}

/** Whether it is a page rather than a file such as the sitemap. */
const isPage = ({ module }: Route): boolean => module.default !== undefined
