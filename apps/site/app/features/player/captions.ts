export type Captions = {
  /** The words of this moment; empty between two of them. */
  now: string
  /** The longest words of the lesson: what they need is kept free, so that nothing moves. */
  longest: string
}

/**
 * Tells what the captions of a video say, at first nothing; null while they are turned off, if they cannot be loaded, and in full screen,
 * where nothing of the page is seen and they are on the picture. The browser's own button turns them on and off: it changes the mode of
 * the track.
 */
export function followCaptions(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (captions: Captions | null) => void,
): void {
  const element = video.querySelector('track')
  if (!element) return
  const { track } = element
  let isFullScreen = false

  function look() {
    if (isFullScreen || track.mode !== 'showing' || element?.readyState === HTMLTrackElement.ERROR) tell(null)
    else {
      const [longest = ''] = wordsOf(track.cues).toSorted((one, other) => other.length - one.length)
      tell({ now: wordsOf(track.activeCues).join('\n'), longest })
    }
  }
  function turn(isOn: boolean) {
    isFullScreen = isOn
    look()
  }

  element.addEventListener('load', look, { signal })
  element.addEventListener('error', look, { signal })
  track.addEventListener('cuechange', look, { signal })
  video.textTracks.addEventListener('change', look, { signal })
  video.addEventListener('fullscreenchange', () => turn(document.fullscreenElement === video), { signal })
  // An iPhone has a full screen of its own.
  video.addEventListener('webkitbeginfullscreen', () => turn(true), { signal })
  video.addEventListener('webkitendfullscreen', () => turn(false), { signal })
  look()
}

/** Without the marks of WebVTT, such as <b>. */
function wordsOf(cues: TextTrackCueList | null): string[] {
  return [...(cues ?? [])].map((cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').trim() : '',
  )
}
