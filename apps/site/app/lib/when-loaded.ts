import { afterPaint } from './after-paint.ts'

/** Calls once the page is there and its first picture is seen: nothing that can wait comes before that. */
export function whenLoaded(callback: () => void): void {
  const show = () => {
    // A page that nobody sees yet is not painted.
    if (document.visibilityState === 'visible') afterPaint(callback)
    else callback()
  }
  const settle = () => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    // A picture that did not come is waited for no longer.
    if (first) first.decode().then(show, show)
    else show()
  }
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)
}
