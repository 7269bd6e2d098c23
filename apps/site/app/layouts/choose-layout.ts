import { isRecord } from '../lib/is-record.ts'

const layoutNames = ['default', 'plain'] as const

/** With a carousel above the content, or without. */
export type LayoutName = (typeof layoutNames)[number]

/** The `handle` of a route (page meta, spec §2) may name a layout, or choose one by the data it has loaded. */
export type RouteHandle = { layout?: LayoutName | ((loaderData: unknown) => LayoutName) }

type Match = { handle: unknown; loaderData?: unknown }

/** The layout that the innermost route with an opinion asks for, else the default one. */
export function chooseLayout(matches: Match[]): LayoutName {
  return matches.map(layoutOf).findLast((found) => found !== undefined) ?? 'default'
}

function layoutOf({ handle, loaderData }: Match): LayoutName | undefined {
  const wanted = isRecord(handle) ? handle.layout : undefined
  const name: unknown = typeof wanted === 'function' ? wanted(loaderData) : wanted
  return layoutNames.find((known) => known === name)
}
