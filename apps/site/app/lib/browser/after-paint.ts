/** Calls in the task after the next frame: what was changed before is on its way to the screen by then. Unseen pages have no frames. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(callback))
  else setTimeout(callback)
}
