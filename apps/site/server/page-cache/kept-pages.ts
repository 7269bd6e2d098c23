import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '#app/page-handle.ts'

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
  const tree = toTree(routes)
  return (path) => {
    // The router overlooks a slash at the end: both addresses would be kept.
    if (path.length > 1 && path.endsWith('/')) return undefined
    const route = routes[matchRoutes(tree, path)?.at(-1)?.route.id ?? '']
    const { search, isUnbounded } = handleOf(route)
    if (!route || !search) return undefined
    return { search, ...(isPage(route) && { route: route.id }), ...(isUnbounded && { isUnbounded }) }
  }
}

/** Paths of the pages that the sitemap lists as they stand. */
export function sitemapPaths(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) =>
    handleOf(route).isInSitemap ? [`/${route?.path ?? ''}`] : [],
  )
}

function toTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const named = { id, ...(path === undefined ? {} : { path }) }
      return index ? { ...named, index } : { ...named, children: toTree(routes, id) }
    })
}

/** Each route module that has a `handle` says by its type that it is one of ours. */
const handleOf = (route: Route | undefined): PageHandle => route?.module.handle ?? {}

/** Whether it is a page rather than a file such as the sitemap. */
const isPage = ({ module }: Route): boolean => 'default' in module && module.default !== undefined
