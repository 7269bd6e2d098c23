import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const items = new Map<string | undefined, Element>()

/** Notes the items that the server has written, before React takes over the page. */
export function noteServedItems(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-still]'))
    items.set(item.dataset.still, item)
}

/**
 * Gives an item back what the server had written into it, should it be empty: when React could not take over the page and began anew, or
 * showed an error in place of it meanwhile.
 */
export function putBack(element: HTMLElement | null): void {
  const served = items.get(element?.dataset.still)
  if (!element || !served || element.hasChildNodes()) return
  element.append(...[...served.childNodes].map((node) => node.cloneNode(true)))
}

/** Forgets the items once the visitor has gone to another page: whoever comes back is given their texts. */
export function useServedItems(): void {
  const { pathname } = useLocation()
  const served = useRef(pathname)
  useEffect(() => {
    if (pathname !== served.current) items.clear()
  }, [pathname])
}
