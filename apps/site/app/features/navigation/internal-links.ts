import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { resolveHref } from '#app/lib/routing/addresses.ts'

/** The parts that links and addresses both have. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Address within the site that a click or a glance at an element means, for the router.
 * @returns undefined for links that lead elsewhere, into a new tab or to a file, and for those the browser follows by itself.
 */
function internalAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined
  return addressWithin(link)
}

/** Page of the site behind a link that is worth fetching ahead: any but the current one. */
export function nextPage(target: EventTarget | null): string | undefined {
  // A click on the way into a popup opens that, not its page.
  if (target instanceof Element && target.closest('[data-dialog]')) return undefined
  return otherPage(internalAddress(target))
}

/** Pages of the site that a menu leads to: all but the current one. */
export function pagesBehind(menu: { href: string }[]): string[] {
  const addresses = menu.map(({ href }) => addressWithin(new URL(resolveHref(href), location.href)))
  return [...new Set(addresses.flatMap((address) => otherPage(address) ?? []))]
}

function addressWithin({ origin, pathname, search, hash }: Address): string | undefined {
  const isFile = /\.\w+$/.test(pathname)
  return origin === location.origin && !isFile ? `${pathname}${search}${hash}` : undefined
}

function otherPage(address: string | undefined): string | undefined {
  const page = address?.replace(/#.*/, '')
  return page === `${location.pathname}${location.search}` ? undefined : page
}

/**
 * Opens pages of the site without a reload, wherever their links stand: in components, and in the editors' ready HTML. One listener
 * for the whole document costs nothing when the page wakes, while a component for each of hundreds of links would.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  // React's own handlers are called first, since they listen to the same document: a link that does something else has said so.
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (!isPlainClick(event) || event.defaultPrevented) return
      const address = internalAddress(event.target)
      if (address === undefined) return
      event.preventDefault()
      // A link to the current page makes no second entry of it, as in a browser.
      const { pathname, search, hash } = location
      void navigate(address, { replace: address === `${pathname}${search}${hash}` })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
