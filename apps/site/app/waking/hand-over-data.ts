declare global {
  /** Set up by a script of React Router, which has to run before. */
  var __reactRouterContext: { streamController: ReadableStreamDefaultController<string> } | undefined
}

/**
 * Gives the page's data, which stands after the module that starts the page, to React Router. The data comes as JSON, not as the script that
 * React Router writes, because the browser would compile a script before the first paint. See decision 0032.
 */
export function handOverData(starter: Element): void {
  const stream = globalThis.__reactRouterContext?.streamController
  let hasData = false
  for (let next = starter.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.matches('script[type="text/x-data"]')) continue
    stream?.enqueue(JSON.parse(next.textContent))
    hasData = true
  }
  if (hasData) stream?.close()
}
