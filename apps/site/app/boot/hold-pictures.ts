import { whenIdle } from '../lib/when-idle.ts'
import { whenLoaded } from '../lib/when-loaded.ts'

/** At the latest after this long of no idle moment. */
const restMilliseconds = 1000
/** A first picture that does not come must not keep the others away. */
const patienceMilliseconds = 3000

/**
 * Leaves the network to the picture that is seen first: those of cards and of later slides, marked by their own styles, wait until
 * the page has loaded, or until the visitor moves it.
 */
export function holdPictures(): void {
  const { dataset } = document.documentElement
  dataset.loading = ''
  const release = () => {
    delete dataset.loading
  }
  whenLoaded(() => whenIdle(release, restMilliseconds))
  setTimeout(release, patienceMilliseconds)
  for (const move of ['scroll', 'touchstart', 'keydown']) {
    addEventListener(move, release, { capture: true, once: true, passive: true })
  }
}
