import type { PlayerCommand } from './keyboard.ts'

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
