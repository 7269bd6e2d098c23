/** Stands in every page. Loads its modules when the browser is idle or at the first touch; until then opens popups and keeps presses. */
import { answerAsleep, watchNetwork } from '../features/offline/asleep.ts'
import { unlockOnClose } from '../features/popups/show-dialog.ts'
import { makeModal, openerOf } from '../lib/browser/dialog.ts'
import { isFromThisSite } from '../lib/browser/navigation.ts'
import { afterPaint, isPrefetchAllowed, whenIdle, whenSeen } from '../lib/browser/scheduling.ts'
import { showFonts } from '../lib/browser/show-fonts.ts'
import { isAsleep, isClosedAgain, openEarly, pressedOn } from './early-press.ts'
import { layOutSightFirst } from './first-layout.ts'
import { canStart, loadPage } from './load-page.ts'
import type { PageStart } from './page-start.ts'

/** The modules are loaded after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 2000
/** Errors that are kept. */
const maxErrors = 5

let page: PageStart | undefined
let isWanted = false
let isLoading = false
let pressed: HTMLElement | undefined

/** What has failed since the page's first moment: features/statistics counts it. */
export const errors: Event[] = []
for (const failure of ['error', 'unhandledrejection'])
  addEventListener(failure, (event) => errors.length < maxErrors && errors.push(event))

const isAble = canStart()
if (isAble) listen()

/** Called behind the content of the page. */
export function startPage(given: PageStart): void {
  // The page stays as without scripts, and says what it says without them.
  if (!isAble) for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  else page = given
  // A lesson that the address opens bars the page behind it, as one that is opened by its link.
  const shown = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (isAble && shown) {
    makeModal(shown, openerOf(shown))
    unlockOnClose(shown)
  }
  // Pressed while the page was arriving, before its dialog was there.
  if (pressed) openEarly(pressed)
  if (isWanted) load()
  if (!isPrefetchAllowed()) return
  // The first picture comes first, then the fonts, then the modules.
  whenSeen(() => void showFonts().finally(() => whenIdle(load, idleMilliseconds)))
}

function load(): void {
  isWanted = true
  if (!page || isLoading) return
  isLoading = true
  loadPage(page).catch(() => {
    // A module that has failed may come the next time.
    isLoading = false
    if (pressed) void answerAsleep(pressed, isClosedAgain)
  })
}

function listen(): void {
  document.documentElement.dataset.scripts = ''
  layOutSightFirst()
  if (isFromThisSite() && isPrefetchAllowed()) void showFonts()
  // Signs that the visitor is about to do something. The touched element answers first.
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    addEventListener(touch, () => afterPaint(load), { capture: true, once: true, passive: true })
  addEventListener('click', keepPress, true)
  // A popup that the visitor has closed is not opened again.
  const forget = () => {
    pressed = undefined
  }
  addEventListener('close', forget, true)
  addEventListener('awake', handOver)
  watchNetwork(load)
}

function keepPress(event: MouseEvent): void {
  const found = pressedOn(event)
  if (!found || !isAsleep(found)) return
  event.preventDefault()
  pressed = openEarly(found)
  afterPaint(load)
}

/** Presses again what was pressed before React could answer. */
function handOver(): void {
  if (!pressed || isAsleep(pressed)) return
  // A click of our own must not be taken for the visitor's once more.
  const handedOver = pressed
  pressed = undefined
  if (handedOver.isConnected && !isClosedAgain(handedOver)) handedOver.click()
}
