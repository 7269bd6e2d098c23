import { canFollow, PlayerState } from './player-state.ts'

/** The commands of a player that is ready. */
export type PlayerControls = {
  play: () => void
  pause: () => void
  seekTo: (seconds: number) => void
}

/** The events of a player. */
export type PlayerEvents = {
  onState: (state: PlayerState) => void
  onTime: (seconds: number) => void
  /** It did not load, or cannot play any further. */
  onFailure: () => void
}

export type PlayerSession = PlayerEvents & {
  /** Takes the controls of a player that is ready, and null when it goes. */
  attach: (controls: PlayerControls | null) => void
  /** The same controls for the whole session, whatever player is there. */
  controls: PlayerControls
}

/**
 * Mediates between a player of any kind and the code that observes and controls it: each state is reported once and in a valid order,
 * and a seek requested before the player exists is kept for it.
 */
export function createPlayerSession(listeners: PlayerEvents): PlayerSession {
  let state: PlayerState = PlayerState.UNSTARTED
  let player: PlayerControls | null = null
  let wantedSeconds: number | null = null

  function change(next: PlayerState) {
    state = next
    listeners.onState(next)
  }

  return {
    onState(next) {
      if (canFollow(state, next)) change(next)
    },
    onTime(seconds) {
      listeners.onTime(seconds)
    },
    onFailure() {
      if (state !== PlayerState.UNSTARTED) change(PlayerState.UNSTARTED)
      listeners.onFailure()
    },
    attach(controls) {
      player = controls
      if (!controls || wantedSeconds === null) return
      controls.seekTo(wantedSeconds)
      wantedSeconds = null
    },
    controls: {
      play: () => player?.play(),
      pause: () => player?.pause(),
      seekTo(seconds) {
        const target = Math.max(0, seconds)
        if (player) player.seekTo(target)
        else wantedSeconds = target
      },
    },
  }
}
