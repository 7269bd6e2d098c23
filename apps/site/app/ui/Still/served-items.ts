const items = new Map<string | undefined, Element>()

/**
 * Notes the items that the server has written, before React takes over: where something has changed the page meanwhile React clears it and begins
 * anew, and knows their marks alone.
 */
export function noteServedItems(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-still]'))
    items.set(item.dataset.still, item)
  addEventListener('awake', () => items.clear(), { once: true })
}

/** Gives an item back what is in it, should it be empty. */
export function putBack(element: HTMLElement | null): void {
  const served = items.get(element?.dataset.still)
  if (!element || !served || element.hasChildNodes()) return
  element.append(...[...served.childNodes].map((node) => node.cloneNode(true)))
}
