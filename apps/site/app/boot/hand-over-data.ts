declare global {
  /** Set up by a script of React Router in the page. */
  var __reactRouterContext: { streamController: ReadableStreamDefaultController<string> } | undefined
}

/**
 * Gives the page's data to the scripts that are about to be started. It came as JSON: as the script that React Router would have made of it, the
 * browser had compiled it before the first paint. See `server/html/finish-html.ts`.
 */
export function handOverData(): void {
  const parts = document.querySelectorAll('script[type="text/x-data"]')
  const stream = globalThis.__reactRouterContext?.streamController
  if (!stream || parts.length === 0) return
  for (const { textContent } of parts) stream.enqueue(JSON.parse(textContent))
  stream.close()
}
