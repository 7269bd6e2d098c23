import { useSyncExternalStore } from 'react'
import { isConnected } from './requests.ts'

/** How often a network that is there, but leads nowhere, is asked again. */
const askMilliseconds = 5000

type Loss = { back: Promise<void>; end: () => void }

let loss: Loss | undefined
const listeners = new Set<() => void>()

/** Marks the page as offline, which shows «Нет связи» where something waits. Resolves when the network is back. */
export function whenConnected(): Promise<void> {
  if (!loss) {
    loss = watch()
    tell()
  }
  return loss.back
}

/** Asks again whether there is a network, and if so lets everything that waits for it go on. */
export async function lookForConnection(): Promise<void> {
  const asked = loss
  if (asked && (await isConnected()) && asked === loss) asked.end()
}

/** Whether something waits for a network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loss !== undefined,
    () => false,
  )
}

function watch(): Loss {
  const watching = new AbortController()
  const look = () => void lookForConnection()
  addEventListener('online', look, { signal: watching.signal })
  // No event tells of the return of a network that never seemed to be away.
  const timer = setInterval(() => navigator.onLine && look(), askMilliseconds)
  let resolve = () => {}
  const back = new Promise<void>((settle) => {
    resolve = settle
  })
  const end = () => {
    watching.abort()
    clearInterval(timer)
    loss = undefined
    // First, so that waiting requests go on before the notice about them is gone.
    resolve()
    tell()
  }
  return { back, end }
}

/** The mark on the document is for style sheets; the start script sets the same one. */
function tell(): void {
  const { dataset } = document.documentElement
  if (loss) dataset.offline = ''
  else delete dataset.offline
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
