import type { Platform } from '@pryad/contract/video/platform-video.ts'
import type { Connect, ConnectOptions } from './frame.ts'
import type { PlayerSession } from './player-session.ts'
import { PlayerState } from './player-state.ts'

/** How long a platform's player may take until it takes commands. */
const timeoutMs = 10_000

/** Each file of `providers` exchanges messages with the player of the platform whose key is its name. */
const providers = import.meta.glob<Connect>(['./providers/*.ts', '!./providers/*.test.ts'], {
  eager: true,
  import: 'connect',
})

/** How the player of a platform is put on the page; undefined when nobody has written it. */
export function findConnect(platform: Platform): Connect | undefined {
  return providers[`./providers/${platform.toLowerCase()}.ts`]
}

type PlatformOptions = Pick<ConnectOptions, 'stage' | 'video' | 'title' | 'startAt' | 'origin' | 'signal'> & {
  session: PlayerSession
}

/** Loads a platform's player for the session and plays the lesson: the visitor has asked for it. */
export async function playAtPlatform(platform: Platform, options: PlatformOptions): Promise<void> {
  const { session, signal, ...place } = options
  const ending = new AbortController()
  signal.addEventListener('abort', () => ending.abort())
  const timer = setTimeout(fail, timeoutMs)
  ending.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    session.attach(null)
  })

  function fail() {
    if (ending.signal.aborted) return
    // At once, not when React gets to it: a player that failed must not say anything more.
    ending.abort()
    session.onFailure()
  }

  try {
    const { onState, onTime } = session
    const controls = await findConnect(platform)?.({
      ...place,
      signal: ending.signal,
      onState,
      onTime,
      onFailure: fail,
    })
    if (!controls) return fail()
    if (ending.signal.aborted) return
    clearTimeout(timer)
    session.onState(PlayerState.CUED)
    session.attach(controls)
    controls.play()
  } catch {
    fail()
  }
}
