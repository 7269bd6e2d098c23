import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { mayReload, openPage } from '#app/lib/browser/navigation.ts'
import { lookForConnection, whenConnected } from '#app/lib/network/connection.ts'
import { isConnected } from '#app/lib/network/requests.ts'

/** Address of a failed navigation that may be retried, since the network has come back. */
let lostAddress: string | undefined

/**
 * Keeps the current page when another one cannot be fetched, instead of showing an error in its place. Without a network the
 * navigation stays under way, of which `OfflineBar` tells, and which it begins again. A network that is back by the time it is asked was
 * away for a moment: the same holds. When the page cannot be fetched a second time it is loaded whole, once within ten seconds.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.signal.aborted || !Object.values(results).some(hasNoAnswer)) return results
  const isThere = await isConnected()
  if (isThere && lostAddress === request.url) {
    lostAddress = undefined
    if (!mayReload()) return results
    openPage(request.url)
  } else {
    lostAddress = isThere ? request.url : undefined
    void whenConnected()
    if (isThere) void lookForConnection()
  }
  return new Promise(() => undefined)
}

/** Whether the server was not reached: `fetch` throws a TypeError then, and nothing else. */
function hasNoAnswer({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && result instanceof TypeError
}
