import { afterPaint } from '../../lib/after-paint.ts'

/** Of what style sheets mark with `--far-away`: all of it, what comes near the window, or for now nothing. */
type LaidOut = 'whole' | 'near' | 'nothing'

/** Places further down the page are exact only once all of it is laid out. */
export function layOut(what: LaidOut): void {
  const { dataset } = document.documentElement
  if (what === 'near') delete dataset.laidOut
  else dataset.laidOut = what
}

/** Shows the heading of a page that has just come one frame before the rest: laying out lists takes a weak phone longer than all before. */
export function layOutInTurn(): void {
  layOut('nothing')
  afterPaint(() => {
    // Meanwhile the visitor may have gone on to a page that is needed whole.
    if (document.documentElement.dataset.laidOut === 'nothing') layOut('near')
  })
}
