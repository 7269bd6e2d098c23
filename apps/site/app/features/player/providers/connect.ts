import type { PlatformVideo } from '@pryad/contract/video/platform-video.ts'
import type { PlatformHosts } from '../hosts.ts'
import type { PlayerControls, PlayerEvents } from '../player-session.ts'

export type ConnectOptions = PlayerEvents & {
  /** An empty element the player is put into. */
  stage: HTMLElement
  video: PlatformVideo
  /** Names the frame for assistive technology. */
  title: string
  startAt: number
  hosts: PlatformHosts
  /** Ends the player: nothing of it stays on the page or is told afterwards. */
  signal: AbortSignal
}

/** Puts a platform's player on the page; resolves when it takes commands, rejects when it did not load. */
export type Connect = (options: ConnectOptions) => Promise<PlayerControls>
