type FrameOptions = { stage: HTMLElement; title: string; signal: AbortSignal }

/** Puts a player's page into the stage until the signal. */
export function appendFrame(url: URL, { stage, title, signal }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // Platforms refuse players that do not say which site they are on.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  stage.append(frame)
  signal.addEventListener('abort', () => frame.remove())
  return frame
}
