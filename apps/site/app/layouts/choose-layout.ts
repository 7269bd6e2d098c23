import type { ComponentType } from 'react'
import { DefaultLayout, type LayoutProps } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'

const layouts = { default: DefaultLayout, plain: PlainLayout } satisfies Record<
  string,
  ComponentType<LayoutProps>
>

export type LayoutName = keyof typeof layouts

/** What a route may say about itself in its `handle` (page meta, spec §2). */
export type RouteHandle = { layout?: LayoutName }

/** The layout that the innermost route with an opinion asks for, else the default one. */
export function chooseLayout(matches: { handle: unknown }[]): ComponentType<LayoutProps> {
  const name = matches.map(({ handle }) => layoutOf(handle)).findLast((found) => found !== undefined)
  return layouts[name ?? 'default']
}

function layoutOf(handle: unknown): LayoutName | undefined {
  if (typeof handle !== 'object' || handle === null || !('layout' in handle)) return undefined
  const { layout } = handle
  return typeof layout === 'string' && layout in layouts ? (layout as LayoutName) : undefined
}
