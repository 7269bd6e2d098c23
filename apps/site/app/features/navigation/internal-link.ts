/**
 * Address within the site that a click or a glance at an element means, for the router.
 * @returns undefined for links that lead elsewhere, into a new tab or to a file, and for those the browser follows by itself.
 */
export function internalAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin) return undefined
  if (
    link.target ||
    link.hasAttribute('download') ||
    'native' in link.dataset ||
    /\.\w+$/.test(link.pathname)
  )
    return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

/** Page of the site behind a link that is worth fetching ahead: any but the one at hand. */
export function nextPage(target: EventTarget | null): string | undefined {
  // A click on the way into a popup opens that, not its page.
  if (target instanceof Element && target.closest('[data-dialog]')) return undefined
  const page = internalAddress(target)?.replace(/#.*/, '')
  return page === `${location.pathname}${location.search}` ? undefined : page
}
