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

/** Calls in the task after the next frame: earlier changes are on their way to the screen by then. Unseen pages have no frames. */
export function afterPaint(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(callback))
  else setTimeout(callback)
}

/** Calls when the browser has nothing better to do, `timeout` milliseconds from now at the latest. */
export function whenIdle(callback: () => void, timeout: number): void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout })
  else setTimeout(callback, 200)
}

/** The press itself is answered first, and on a slow phone the next one too: people press again about a second later. */
const answerMilliseconds = 2000

let touched: Promise<void> | undefined

/** Resolves a moment after the visitor first presses the page or a key; if they have done so before, a moment after it is first called. */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const wait = () => setTimeout(resolve, answerMilliseconds)
    // Old browsers do not tell.
    if (navigator.userActivation?.hasBeenActive ?? true) wait()
    for (const touch of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(touch, wait, { capture: true, once: true, passive: true })
  })
  return touched
}

type ConnectionNavigator = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** Whether pages may be prefetched: not if the visitor saves data or the network is 2G. */
export function isPrefetchAllowed(): boolean {
  const { connection }: ConnectionNavigator = navigator
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Whether the next page may be fetched ahead by a link of the document. The page's policy begins with `default-src 'none'`, by which
 * Firefox refuses such links and says so in its console; Safari does not know them. Browsers with speculation rules know and allow them.
 */
export function isLinkPrefetchAllowed(): boolean {
  return isPrefetchAllowed() && HTMLScriptElement.supports?.('speculationrules') === true
}
