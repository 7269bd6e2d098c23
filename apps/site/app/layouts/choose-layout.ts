import { isRecord } from '../lib/is-record.ts'
import type { LayoutName } from '../page-handle.ts'

const layoutNames: readonly LayoutName[] = ['default', 'plain']

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
