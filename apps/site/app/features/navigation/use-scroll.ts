import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { wasReturnedTo } from '#app/lib/browser/navigation.ts'
import { secondOf, withoutSlug } from '#app/lib/routing/addresses.ts'
import { historyKey, keyNativeEntry } from './history-entry.ts'
import {
  currentPlace,
  keepInSight,
  type PressedLink,
  pressedLink,
  returnTo,
  scrollPositions,
} from './scroll-positions.ts'
import { continueFrom, scrollToHash, scrollToTop } from './scroll-to-hash.ts'

/**
 * Scrolling of navigations (spec §2): with a hash to its element, without one smoothly to the top, with Back and Forward to where the
 * page was left. A navigation that changes nothing but a popup or a filter stays where it is.
 */
export function useScroll(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const last = useRef(location)
  const entry = useRef('')
  const pressed = useRef<PressedLink>(null)

  // The browser would restore positions before the page is there; while this runs it leaves that to us.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => scrollPositions.set(entry.current, currentPlace())
    // A click may lead away before the scrolling has ended, and not every browser tells of its end.
    const events = ['scrollend', 'pagehide', 'click']
    for (const event of events) addEventListener(event, remember, true)
    const rememberLink = (event: MouseEvent) => {
      pressed.current = pressedLink(event)
    }
    addEventListener('click', rememberLink, true)
    return () => {
      removeEventListener('click', rememberLink, true)
      history.scrollRestoration = 'auto'
      for (const event of events) removeEventListener(event, remember, true)
    }
  }, [])

  // Before the paint, so that nothing is seen in the wrong place first.
  useLayoutEffect(() => {
    const previous = last.current
    last.current = location
    const controller = new AbortController()
    const isFirst = previous === location
    // A hash that the browser has followed by itself looks to the router like Back; the entry is a new one.
    const isNew = keyNativeEntry() && !isFirst
    const isPop = navigationType === NavigationType.Pop && !isNew
    entry.current = entryOf(location)
    if (!isFirst && isPop && differsByPopup(previous, location)) return
    const remembered = scrollPositions.get(entry.current)
    const isReturn = isFirst ? wasReturnedTo() : isPop
    const returnsTo = isReturn ? remembered : undefined
    const link = pressed.current
    pressed.current = null
    // A second of a lesson is no place on the page.
    const isPlace = location.hash !== '' && secondOf(location) === null
    const goesToHash =
      isPlace &&
      !isOpenedAbove(previous, location, navigationType) &&
      !isFilterWithin(previous, location, link)
    if (returnsTo !== undefined) {
      returnTo(returnsTo)
    } else if (goesToHash) {
      const arrival = scrollToHash(location.hash, controller.signal)
      // On the first page of a visit the browser moves the focus itself, and the visitor may be typing already.
      if (!isFirst) void arrival.then(continueFrom)
    } else if (!isFirst && (!staysInPlace(previous, location) || isSamePage(previous, location))) {
      scrollToTop()
    } else if (!isFirst && link) {
      keepInSight(link)
    }
    return () => controller.abort()
  }, [location, navigationType])
}

/** The current entry of the history. The first one of every visit has the same key, so the address belongs to it. */
function entryOf({ key, pathname, search }: Location): string {
  return `${historyKey() ?? key} ${pathname}${search}`
}

/** A popup: an entry of the same address above the one it was opened from. A link to the current address replaces its entry. */
function isOpenedAbove(one: Location, other: Location, navigationType: NavigationType): boolean {
  return (
    navigationType === NavigationType.Push &&
    one.key !== other.key &&
    one.pathname === other.pathname &&
    one.search === other.search &&
    one.hash === other.hash
  )
}

/** Back to the page below a popup, or Forward to the popup: the page is as it was left. */
function differsByPopup(one: Location, other: Location): boolean {
  return withoutSlug(one) === withoutSlug(other)
}

/**
 * Whether a section's filter was pressed within that section: the visitor is there already, and the hash is for visitors without
 * scripts. The focused element cannot tell: Safari does not focus a pressed link.
 */
function isFilterWithin(one: Location, other: Location, link: PressedLink | null): boolean {
  if (one.pathname !== other.pathname || one.search === other.search || !link) return false
  return document.getElementById(other.hash.slice(1))?.contains(link.element) ?? false
}

/** A link to the current page; a popup says so in the state of its entry. */
function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search && !one.state && !other.state
}

/** A popup, a filter or the next part of a list: the page remains the same. Another query of the search is another page. */
function staysInPlace(one: Location, other: Location): boolean {
  const queryOf = ({ search }: Location) => new URLSearchParams(search).get('q')
  return one.pathname === other.pathname && queryOf(one) === queryOf(other)
}
