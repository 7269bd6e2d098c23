/** Calls in the task after the next frame: earlier changes are on their way to the screen by then. Unseen pages have no frames. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(callback))
  else setTimeout(callback)
}
