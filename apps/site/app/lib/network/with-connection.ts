import { whenConnected } from './connection.ts'
import { isConnected } from './is-connected.ts'

/**
 * The result of what needs the network. Without a network it waits for one, and tries again.
 * @throws what the attempt has thrown, when it failed although there is a network, or when it is not wanted any more.
 */
export async function withConnection<Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted || (await isConnected()) || signal?.aborted) throw error
    }
    await whenConnected()
  }
}
