/** Keeps a page that React has not taken over yet when there is no network. Part of the script in every page: see app/start. */
import { isPlainClick, mayReload } from '../../lib/browser/navigation.ts'
import { isConnected } from '../../lib/network/requests.ts'

/** A network that somebody waits for is looked for this often. */
const lookMilliseconds = 5000

/** The address that the bar opens once there is a network. */
let wanted: string | undefined
/** Whether this script has shown the bar. The awake page closes the bar that it shows by itself, and leads on by itself. */
let isShownHere = false
let tryAgain = () => {}
let nextLook: ReturnType<typeof setTimeout> | undefined

/** Keeps the page where a browser without a network would leave it, and calls `load` when the network may be back. */
export function watchNetwork(load: () => void): void {
  tryAgain = () => {
    load()
    void leaveBar().then(lookLater)
  }
  // Added after all other listeners: a link or form that none of them has answered is left to the browser.
  for (const way of ['click', 'submit']) addEventListener(way, keepPage)
  addEventListener('online', tryAgain)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) tryAgain()
  })
}

/**
 * Answers a press whose scripts did not come. Without a network it says so, in the dialog that was opened or in the bar; with one the
 * scripts are gone: the browser goes where the link leads without them, unless its dialog was closed again, or loads the page again.
 */
export async function answerAsleep(
  pressed: HTMLElement,
  isClosedAgain: (pressed: HTMLElement) => boolean,
): Promise<void> {
  if (await isConnected()) {
    if (!(pressed instanceof HTMLAnchorElement)) mayReload() && location.reload()
    else if (!isClosedAgain(pressed)) location.assign(pressed.href)
  } else if ('dialog' in pressed.dataset) document.documentElement.dataset.offline = ''
  else showBar()
  lookLater()
}

/** A network that has just come back may not answer yet, and no event tells when it does. */
function lookLater(): void {
  clearTimeout(nextLook)
  const isWaitedFor = isShownHere || 'offline' in document.documentElement.dataset
  if (isWaitedFor) nextLook = setTimeout(tryAgain, lookMilliseconds)
}

/** Keeps the page when there is no network and the browser would follow a link or send a form by itself. */
export function keepPage(event: Event): void {
  const { target } = event
  if (navigator.onLine || event.defaultPrevented || !(target instanceof Element)) return
  const link = target.closest('a')
  if (event instanceof MouseEvent && !(link && isPlainClick(event) && leadsAway(link))) return
  event.preventDefault()
  showBar(link?.href)
}

/** Closes the bar that this script has shown, and opens the wanted address. Does nothing when the visitor has closed the bar. */
export async function leaveBar(): Promise<void> {
  const bar = document.getElementById('offline')
  const isShown = () => isShownHere && bar?.matches(':popover-open')
  // The visitor may close it while the network is checked.
  if (!bar || !isShown() || !(await isConnected()) || !isShown()) return
  bar.hidePopover()
  if (wanted) location.assign(wanted)
}

function showBar(address?: string): void {
  wanted = address
  const bar = document.getElementById('offline')
  if (!bar) return
  bar.role = 'alert'
  bar.togglePopover(true)
  isShownHere = true
  bar.ontoggle = ({ newState }) => {
    if (newState === 'closed') isShownHere = false
  }
}

/** Whether a link loads another page in place of this one. */
function leadsAway({ href, target, protocol }: HTMLAnchorElement): boolean {
  const [page] = location.href.split('#')
  return !target && protocol.startsWith('http') && !href.startsWith(`${page}#`)
}
