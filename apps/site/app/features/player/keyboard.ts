/** The command that a key gives to the player. */
export type PlayerCommand =
  | { name: 'togglePlay' | 'toggleMute' | 'toggleCaptions' | 'toggleFullscreen' | 'togglePictureInPicture' }
  | { name: 'seekBy'; seconds: number }
  /** A tenth of the lesson, 0–9. */
  | { name: 'seekToTenth'; tenth: number }

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>

const commands = new Map<string, PlayerCommand>([
  [' ', { name: 'togglePlay' }],
  ['k', { name: 'togglePlay' }],
  ['ArrowLeft', { name: 'seekBy', seconds: -5 }],
  ['ArrowRight', { name: 'seekBy', seconds: 5 }],
  ['j', { name: 'seekBy', seconds: -10 }],
  ['l', { name: 'seekBy', seconds: 10 }],
  ['m', { name: 'toggleMute' }],
  ['c', { name: 'toggleCaptions' }],
  ['f', { name: 'toggleFullscreen' }],
  ['i', { name: 'togglePictureInPicture' }],
])

/** The command of a key; null for any other key, and for keys that are pressed together with one that changes their sense. */
export function findCommand(press: KeyPress): PlayerCommand | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  const key = latinKey(press)
  return /^\d$/.test(key) ? { name: 'seekToTenth', tenth: Number(key) } : (commands.get(key) ?? null)
}

/** Russian letters stand on the same keys as the Latin ones: there the place of the key counts. */
function latinKey({ key, code }: KeyPress): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}

/** Whether the element with the focus uses the key itself, as a list uses arrows and letters. */
export function usesKeyItself(focused: Element, key: string): boolean {
  if (focused.matches('input, select, textarea, [contenteditable]')) return true
  const isMoving = key === ' ' || key === 'Enter' || key.startsWith('Arrow')
  // The browser's own buttons and sliders live inside the video: it counts as focused then, but is not `:focus` itself.
  if (focused.matches('video')) return isMoving && !focused.matches(':focus')
  return focused.matches('button, a, summary') && (key === ' ' || key === 'Enter')
}

/** Runs a keyboard command on a video. */
export function runCommand(video: HTMLVideoElement, command: PlayerCommand): void {
  switch (command.name) {
    case 'togglePlay':
      if (video.paused) playQuietly(video)
      else video.pause()
      break
    case 'seekBy':
      video.currentTime = Math.max(0, video.currentTime + command.seconds)
      break
    case 'seekToTenth':
      if (Number.isFinite(video.duration)) video.currentTime = (video.duration * command.tenth) / 10
      break
    case 'toggleMute':
      video.muted = !video.muted
      break
    case 'toggleCaptions':
      toggleCaptions(video)
      break
    case 'toggleFullscreen':
      toggleFullscreen(video)
      break
    case 'togglePictureInPicture':
      tolerate(
        document.pictureInPictureElement
          ? document.exitPictureInPicture()
          : video.requestPictureInPicture?.(),
      )
      break
  }
}

/** Plays unless the browser refuses: then the lesson stays as it is, and its own buttons are there. */
export function playQuietly(video: HTMLVideoElement): void {
  tolerate(video.play())
}

function toggleFullscreen(video: HTMLVideoElement): void {
  if (document.fullscreenElement) tolerate(document.exitFullscreen())
  else {
    // An element outside the full screen loses the focus, and with it the keys.
    video.focus()
    tolerate(video.requestFullscreen?.())
  }
}

function toggleCaptions({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) {
    if (track.kind === 'captions') track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
  }
}

function tolerate(promise: Promise<unknown> | undefined): void {
  promise?.catch(() => {})
}
