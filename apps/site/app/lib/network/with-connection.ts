import { whenConnected } from './connection.ts'
import { isConnected } from './is-connected.ts'

/**
 * The result of an attempt that needs the network. Without a network it waits for one, and tries again.
 * @throws the attempt's error when it failed twice although there is a network, when the server has answered it, or when `signal` is
 *   aborted.
 */
export async function withConnection<Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let isRepeated = false; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted) throw error
      const isThere = await isConnected()
      // The network may have come back since an attempt that reached no server.
      const mayBeLucky = error instanceof TypeError && !isRepeated
      if (signal?.aborted || (isThere && !mayBeLucky)) throw error
      isRepeated = isThere
      if (!isThere) await whenConnected()
    }
  }
}
