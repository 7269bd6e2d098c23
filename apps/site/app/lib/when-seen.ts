import { afterPaint } from './after-paint.ts'

/** Calls once the page is loaded and its first picture is seen: nothing that can wait comes before that. */
export function whenSeen(callback: () => void): void {
  const look = () => {
    // Nothing is painted of a page that is not looked at: it readies itself meanwhile.
    if (document.visibilityState !== 'visible') {
      callback()
      return
    }
    const paint = () => afterPaint(callback)
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    // A picture that did not come is waited for no longer.
    if (first) first.decode().then(paint, paint)
    else paint()
  }
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
}
