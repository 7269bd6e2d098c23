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
