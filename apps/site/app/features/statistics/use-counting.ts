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
      import('./measure-speed.ts').then((part) => part.measureSpeed()).catch(() => undefined)
    whenSeen(() => whenIdle(measure, idleMilliseconds))
  }, [isCounting])
}
