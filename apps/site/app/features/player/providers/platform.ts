import type { Platform } from '@pryad/contract/video/platform-video.ts'
import type { PlayerSession } from '../player-session.ts'
import { PlayerState } from '../player-state.ts'
import type { Connect, ConnectOptions } from './connect.ts'
import { connectRutube } from './rutube.ts'
import { connectVk } from './vk.ts'
import { connectYoutube } from './youtube.ts'

/** How long a platform's player may take until it takes commands. */
const timeoutMs = 10_000

const connectors: Record<Platform, Connect> = {
  YOUTUBE: connectYoutube,
  RUTUBE: connectRutube,
  VK: connectVk,
}

type PlatformOptions = Pick<ConnectOptions, 'stage' | 'video' | 'title' | 'startAt' | 'hosts' | 'signal'> & {
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
    const controls = await connectors[platform]({
      ...place,
      signal: ending.signal,
      onState,
      onTime,
      onFailure: fail,
    })
    if (ending.signal.aborted) return
    clearTimeout(timer)
    session.onState(PlayerState.CUED)
    session.attach(controls)
    controls.play()
  } catch {
    fail()
  }
}
