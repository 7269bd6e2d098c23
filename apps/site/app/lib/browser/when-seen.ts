import { afterPaint } from './after-paint.ts'

let seen: Promise<void> | undefined

/** Calls once the page is loaded and its first picture is seen: nothing that can wait comes before that. */
export function whenSeen(callback: () => void): void {
  seen ??= new Promise((resolve) => {
    const wait = () => {
      if (document.readyState === 'complete') afterFirstPicture(resolve)
      else addEventListener('load', () => afterFirstPicture(resolve))
    }
    // The browser may make a page ready that nobody has asked for yet.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', wait, { once: true })
    else wait()
  })
  void seen.then(callback)
}

function afterFirstPicture(resolve: () => void): void {
  // Nothing is painted of a page that is not looked at: it readies itself meanwhile.
  if (document.visibilityState !== 'visible') {
    resolve()
    return
  }
  const paint = () => afterPaint(resolve)
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // A picture that did not come is waited for no longer.
  if (first) first.decode().then(paint, paint)
  else paint()
}
