import { count, turnCounting } from './count.ts'

declare global {
  /** The start script, which keeps the first errors of the page. Missing in development. */
  var start: { errors: Event[] } | undefined
}

/** This many different errors of a page are counted. */
const most = 5

/**
 * Counts errors of the page's scripts, those included that came before this one: their kind and file, and the build. Never their message,
 * which may contain anything. `page` is the first path of the page, which its own scripts bear also after a navigation.
 */
export function countErrors(build: string, page: string): void {
  const counted = new Set<string>()
  const note = (event: Event) => {
    const error = describe(event, page)
    if (counted.has(error) || counted.size === most) return
    counted.add(error)
    count('script-error', `${error}:${build}`)
  }
  turnCounting(true)
  for (const event of globalThis.start?.errors ?? []) note(event)
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
}

function describe(event: Event, page: string): string {
  const { error, filename } = event instanceof ErrorEvent ? event : {}
  const thrown: unknown = event instanceof PromiseRejectionEvent ? event.reason : error
  const { name, stack = '' } = thrown instanceof Error ? thrown : {}
  const kind = event instanceof ErrorEvent ? name : 'rejection'
  return `${kind}:${toFile(filename || stack, page)}`
}

/** The first file that a trace names, if it is the page or a file of its own. */
function toFile(trace: string, page: string): string {
  const address = /[a-z]+:\/\/[^\s?#)]+/.exec(trace)?.[0].replace(/(:\d+)+$/, '')
  const { origin } = location
  if (address === origin + page) return 'page'
  const assets = `${origin}/assets/`
  return address?.startsWith(assets) ? address.slice(assets.length) : 'foreign'
}
