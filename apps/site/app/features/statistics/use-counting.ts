import { useEffect } from 'react'
import { isPrefetchAllowed, whenIdle, whenSeen } from '#app/lib/browser/scheduling.ts'
import { mayObserve, turnCounting } from './count.ts'

/** The measuring begins after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 5000

let isMeasuring = false

/** Lets this page count, and measure how fast it was, if the site does. */
export function useCounting(isCounting: boolean): void {
  useEffect(() => {
    turnCounting(isCounting)
    // Who saves data loads nothing for our sake.
    if (isMeasuring || !mayObserve() || !isPrefetchAllowed()) return
    isMeasuring = true
    // Code that does not come is missed by nobody.
    const measure = () =>
      Promise.all([import('./measure-speed.ts'), import('./page-kind.ts')])
        .then(([{ measureSpeed }, { kindOf }]) => measureSpeed(kindOf))
        .catch(() => undefined)
    whenSeen(() => whenIdle(measure, idleMilliseconds))
  }, [isCounting])
}
