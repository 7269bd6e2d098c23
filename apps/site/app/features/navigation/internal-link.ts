import { resolveHref } from '#app/lib/routing/addresses.ts'

/** The parts that links and addresses both have. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Address within the site that a click or a glance at an element means, for the router.
 * @returns undefined for links that lead elsewhere, into a new tab or to a file, and for those the browser follows by itself.
 */
export function internalAddress(target: EventTarget | null): string | undefined {
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
