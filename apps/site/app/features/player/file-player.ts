import { playQuietly } from './keyboard.ts'
import type { PlayerControls, PlayerEvents } from './player-session.ts'
import { PlayerState } from './player-state.ts'
import type { PositionMemory } from './position-memory.ts'

type FileOptions = PlayerEvents & {
  /** Seconds to start from; 0 is where the visitor stopped, else the start. */
  startAt: number
  memory: PositionMemory
  signal: AbortSignal
  /** Told when the lesson goes on from where the visitor stopped it. */
  onResume: (seconds: number) => void
}

const { CUED, PLAYING, PAUSED, BUFFERING, ENDED } = PlayerState

/** Follows and steers a video element of this page. */
export function connectFile(video: HTMLVideoElement, options: FileOptions): PlayerControls {
  const { startAt, memory, signal, onState, onTime, onFailure, onResume } = options
  const on = (event: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(event, listener, { signal })

  function cue() {
    const remembered = startAt > 0 ? 0 : memory.recall(video.duration)
    // Someone may have sought before the browser knew anything of the file.
    if (video.currentTime === 0 && (startAt > 0 || remembered > 0)) {
      video.currentTime = startAt || remembered
      if (remembered) onResume(remembered)
    }
    onState(CUED)
  }

  on('loadedmetadata', cue)
  on('error', onFailure)
  on('playing', () => onState(PLAYING))
  on('waiting', () => onState(BUFFERING))
  on('pause', () => {
    if (!video.ended) onState(PAUSED)
  })
  on('seeked', () => {
    if (video.paused && !video.ended) onState(CUED)
  })
  on('ended', () => {
    memory.forget()
    onState(ENDED)
  })
  on('timeupdate', () => {
    onTime(video.currentTime)
    // A lesson that was never played has no place to remember, and must not lose the one it has.
    if (video.played.length > 0 && !video.ended) memory.remember(video.currentTime, video.duration)
  })
  // The element may have been quicker than this.
  if (video.error) onFailure()
  else if (video.readyState >= video.HAVE_METADATA) cue()

  return {
    play: () => playQuietly(video),
    pause: () => video.pause(),
    seekTo: (seconds) => {
      video.currentTime = seconds
    },
  }
}
