/**
 * Keeps the keys for the beginning and the end of a text within a text that stands inside another one, such as a callout's. The browser takes
 * them for those of the outermost text.
 */
export function stayInside(event: KeyboardEvent): void {
  const { currentTarget, target } = event
  const edge = edgeOf(event)
  const text = target instanceof Element ? target.closest('[contenteditable=true]') : null
  const isInside = text && currentTarget instanceof Node && currentTarget.contains(text)
  const selection = document.getSelection()
  if (!edge || !isInside || !selection) return
  event.preventDefault()
  const offset = edge === 'end' ? text.childNodes.length : 0
  if (event.shiftKey) selection.extend(text, offset)
  else selection.collapse(text, offset)
}

/** On a Mac these are arrows. */
function edgeOf({ ctrlKey, key, metaKey }: KeyboardEvent): 'start' | 'end' | undefined {
  if ((ctrlKey && key === 'Home') || (metaKey && key === 'ArrowUp')) return 'start'
  if ((ctrlKey && key === 'End') || (metaKey && key === 'ArrowDown')) return 'end'
  return undefined
}
