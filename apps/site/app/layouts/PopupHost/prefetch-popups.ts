import { isPrefetchAllowed, whenIdle, whenTouched } from '#app/lib/browser/scheduling.ts'
import { popupNames, popups } from './popups.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 5000

export const loadLesson = () => import('./LessonPopup.tsx')

/**
 * Loads the content of the popups one after the other when the browser is idle, so that they open without a network: as soon as the visitor
 * uses the page. Skipped if they save data or the network is 2G.
 */
export function prefetchPopups(): void {
  if (!isPrefetchAllowed()) return
  const parts: (() => Promise<unknown>)[] = [loadLesson, ...popupNames.map((name) => popups[name].load)]
  const next = () => {
    const load = parts.shift()
    // A part that fails to load is requested again when it is needed.
    if (load) whenIdle(() => void load().then(next, next), idleMilliseconds)
  }
  void whenTouched().then(next)
}
