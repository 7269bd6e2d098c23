import { isPrefetchAllowed } from '#app/lib/browser/prefetch-allowed.ts'
import { whenIdle } from '#app/lib/browser/when-idle.ts'
import { whenTouched } from '#app/lib/browser/when-touched.ts'
import { lazyNamed } from '#app/lib/network/lazy-named.ts'

/** At the latest after this long of no idle moment. */
const idleMilliseconds = 5000

const loadLesson = () => import('./LessonPopup.tsx')
const loadSearch = () => import('./SearchPopup.tsx')
const loadFeedback = () => import('./FeedbackPopup.tsx')
const loadShops = () => import('#app/features/products/ShopsPopup/ShopsPopup.tsx')
const loadCookies = () => import('#app/features/cookies/CookieSettings/CookieSettings.tsx')

export const LessonPopup = lazyNamed(loadLesson, 'LessonPopup')
export const SearchPopup = lazyNamed(loadSearch, 'SearchPopup')
export const FeedbackPopup = lazyNamed(loadFeedback, 'FeedbackPopup')
export const ShopsPopup = lazyNamed(loadShops, 'ShopsPopup')
export const CookieSettings = lazyNamed(loadCookies, 'CookieSettings')

/**
 * Loads the content of the popups one after the other when the browser is idle, so that they open without a network: as soon as the visitor
 * uses the page. Skipped if they save data or the network is 2G.
 */
export function prefetchPopups(): void {
  if (!isPrefetchAllowed()) return
  // Tests wait for the last one to know that all have come (`lastPopupCode`).
  const parts = [loadSearch, loadShops, loadLesson, loadFeedback, loadCookies]
  const next = () => {
    const load = parts.shift()
    // A part that fails to load is requested again when it is needed.
    if (load) whenIdle(() => void load().then(next, next), idleMilliseconds)
  }
  void whenTouched().then(next)
}
