/**
 * Makes everything around an element inert until the returned function is called. It sets attributes, so elements added to the page
 * later are not inert: a window that another company's script opens stays reachable, which it would not beside a modal dialog.
 */
export function inertAround(element: Element): () => void {
  const around: Element[] = []
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && !sibling.hasAttribute('inert')) around.push(sibling)
    }
  }
  for (const one of around) one.setAttribute('inert', '')
  return () => {
    for (const one of around) one.removeAttribute('inert')
  }
}
