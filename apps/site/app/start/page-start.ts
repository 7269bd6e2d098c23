import { createContext, type EntryContext } from 'react-router'

/** All that the browser needs to start a page. `data` are those of its loaders, as React Router writes them. */
export type PageStart = {
  context: Record<string, unknown>
  data: string
  /** Addresses of modules: those that run first, and those of the page's routes by their ids. */
  imports: string[]
  routes: Record<string, string>
  entry: string
}

/** Describes what React Router's own `<Scripts>` would load with the page at once: coupling 1 of README.md. */
export function toPageStart(context: EntryContext, data: string): PageStart {
  const { manifest, serverHandoffString, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? []), manifest.url]
  return {
    context: JSON.parse(serverHandoffString ?? '{}'),
    data,
    imports: [...new Set(imports)],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  }
}

/** Takes a rendered page as soon as it is whole; beside its response, since a `Response` would copy it on the way in and on the way out. */
export const takeHtmlContext = createContext<(html: Buffer, start: PageStart) => void>()
