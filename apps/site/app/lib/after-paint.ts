/** Calls in the task after the next frame: what was changed before is on its way to the screen by then. Unseen pages have no frames. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(callback))
  else setTimeout(callback)
}

/** Calls when something of the page is on the screen for the first time; frames begin before that. */
export function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver(callback).observe({ type: 'paint', buffered: true })
}
