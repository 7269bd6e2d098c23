/** Calls when the visitor first moves or prints the page. */
export function onMove(callback: () => void): void {
  for (const move of ['scroll', 'touchstart', 'keydown', 'beforeprint'])
    addEventListener(move, callback, { capture: true, once: true, passive: true })
}
