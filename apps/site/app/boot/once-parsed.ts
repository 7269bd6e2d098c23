/**
 * The script that runs once the page is parsed: its type, the next page ahead, and the other scripts, each as soon as nothing is in their way. A
 * module, and the last thing in it: the browser then finishes the page in a task of its own, and may paint before that. Built into every page like `boot.ts`.
 */
import { isPrefetchAllowed } from '../lib/prefetch-allowed.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { whenSeen } from '../lib/when-seen.ts'
import { showFonts } from './show-fonts.ts'
import { speculate } from './speculate.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 2000
/** Fonts that do not come must not keep the page asleep. */
const patienceMilliseconds = 3000

if (isPrefetchAllowed()) {
  const fonts = showFonts()
  const wakeSoon = () => {
    speculate()
    // One after the other: laying out the page in its type while scripts are compiled takes a weak phone twice as long.
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))
    const wakeInType = () => whenIdle(() => dispatchEvent(new Event('wake')), idleMilliseconds)
    void Promise.race([fonts, patience]).then(wakeInType, wakeInType)
  }
  // A page that is rendered ahead sleeps until somebody sees it.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', wakeSoon, { once: true })
  } else whenSeen(wakeSoon)
}
