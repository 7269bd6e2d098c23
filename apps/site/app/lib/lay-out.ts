/** Of what style sheets mark as far away: all of it, what comes near the window, or for now nothing. */
type LaidOut = 'whole' | 'near' | 'nothing'

/** Places further down the page are exact only once all of it is laid out. */
export function layOut(what: LaidOut): void {
  const { dataset } = document.documentElement
  if (what === 'near') delete dataset.laidOut
  else dataset.laidOut = what
}

/**
 * Leaves what is far away for after the page is on the screen, of which `whenPainted` tells: laying out lists takes a weak phone longer than
 * all that is seen first. See decision 0033.
 */
export function layOutInTurn(whenPainted: (callback: () => void) => void): void {
  whenPainted(() => {
    // Meanwhile the visitor may have gone on to a page that is needed whole.
    if (document.documentElement.dataset.laidOut === 'nothing') layOut('near')
  })
  layOut('nothing')
}
