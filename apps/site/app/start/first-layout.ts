import { wasReturnedTo } from '../lib/browser/navigation.ts'
import { isPrefetchAllowed, whenIdle, whenSeen } from '../lib/browser/scheduling.ts'
import { showFonts } from '../lib/browser/show-fonts.ts'

/** A band is laid out after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 500

/** The bands that styles/base.css leaves out. */
const bands = 'main > section, main > aside, body > footer'

/**
 * Lets the browser leave out what is far out of sight, see styles/base.css, until the page has its fonts: laid out whole, a long page
 * keeps a slow phone busy for a quarter of a second with each part that arrives, and again for the fonts. Not where an address or Back leads to
 * a place further down, and not where nothing is fetched ahead.
 */
export function layOutSightFirst(): void {
  if (location.hash !== '' || wasReturnedTo() || !isPrefetchAllowed()) return
  document.documentElement.dataset.first = ''
  whenSeen(() => void showFonts().then(layOutRest))
}

/** Lays out the bands that were left out, one in each idle moment. */
async function layOutRest(): Promise<void> {
  for (const band of document.querySelectorAll<HTMLElement>(bands)) {
    await new Promise<void>((resolve) => whenIdle(resolve, idleMilliseconds))
    band.style.contentVisibility = 'visible'
  }
  delete document.documentElement.dataset.first
}
