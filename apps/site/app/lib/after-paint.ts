/** Calls in the task after the next frame: what was changed before is on its way to the screen by then. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
