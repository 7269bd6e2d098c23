import { nextTask } from '../lib/browser/next-task.ts'
import type { PageStart } from './page-start.ts'

declare global {
  /** Set up by React Router's own `<Scripts>` and read by its `HydratedRouter`: coupling 1 of README.md. */
  var __reactRouterContext: (PageStart['context'] & { stream: ReadableStream }) | undefined
  var __reactRouterRouteModules: Record<string, unknown> | undefined
}

/** Loads the modules of a page, and lets React take the page over. Rejects when one of them does not come. */
export async function loadPage({ context, data, imports, routes, entry }: PageStart): Promise<void> {
  for (const href of [...imports, ...Object.values(routes), entry])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // One by one, a task for each: the browser answers the visitor between them.
  for (const href of imports) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
  const modules: Record<string, unknown> = {}
  for (const [id, href] of Object.entries(routes)) modules[id] = await import(/* @vite-ignore */ href)
  globalThis.__reactRouterContext = { ...context, stream: new Blob([data]).stream() }
  globalThis.__reactRouterRouteModules = modules
  await import(/* @vite-ignore */ entry)
}
