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

/** Whether the browser has all that the scripts call. Scripts that fail midway would take away a page that works without them. */
export function canStart(): boolean {
  const dialog = document.createElement('dialog')
  return (
    [
      dialog.showModal,
      dialog.togglePopover,
      [].findLast,
      [].toSorted,
      ''.toWellFormed,
      URL.canParse,
      AbortSignal.any,
      AbortSignal.timeout,
    ].every(Boolean) && CSS.supports('selector(:modal)')
  )
}

/** Lets the browser run its waiting tasks before going on. */
async function nextTask(): Promise<void> {
  // Browsers make a row of timers wait four milliseconds each. A `yield` in an idle moment would wait for another one.
  if ('scheduler' in window && 'postTask' in scheduler) await scheduler.postTask(() => undefined)
  else await new Promise((resolve) => setTimeout(resolve))
}
