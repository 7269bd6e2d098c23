import { whenIdle } from '../lib/browser/when-idle.ts'
import { whenSeen } from '../lib/browser/when-seen.ts'
import { onMove } from './on-move.ts'

/** The pictures are let go after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 1000
/** A first picture that does not come must not keep the others away. */
const patienceMilliseconds = 3000

/**
 * Leaves the network to the picture that is seen first. The pictures of cards and of later slides, hidden by their own styles, wait until
 * that one is seen, or until the visitor moves or prints the page.
 */
export function holdPictures(): void {
  const { dataset } = document.documentElement
  dataset.loading = ''
  const release = () => {
    delete dataset.loading
  }
  whenSeen(() => whenIdle(release, idleMilliseconds))
  setTimeout(release, patienceMilliseconds)
  onMove(release)
}
