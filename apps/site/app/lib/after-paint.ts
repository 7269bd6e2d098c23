/** Calls in the task after the next frame: what was changed before is on its way to the screen by then. Unseen pages have no frames. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(callback))
  else setTimeout(callback)
}

/** Calls once something of the page is on the screen for the first time; frames begin before that. */
export function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
