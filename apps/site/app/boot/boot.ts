/**
 * The only script that runs with the page. It wakes the others when the browser is idle or the visitor turns to the page, opens popups
 * meanwhile, and hands over the press that came before they were awake. It is built into every page: every visitor pays for each byte.
 */
import { afterPaint } from '../lib/browser/after-paint.ts'
import { isPrefetchAllowed } from '../lib/browser/prefetch-allowed.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import { whenSeen } from '../lib/browser/when-seen.ts'
import { wakeInTurn } from '../waking/wake-in-turn.ts'
import { canWake } from './can-wake.ts'
import { answerAsleep, isWaitedFor, keepPage, leaveBar } from './early-offline.ts'
import { isAsleep, isClosedAgain, openEarly, type Pressed, pressedOn } from './early-press.ts'
import { holdPictures } from './hold-pictures.ts'
import { addFonts, isFromThisSite, showFonts } from './show-fonts.ts'
import { speculate } from './speculate.ts'

/** Signs that the visitor is about to do something. */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
/** The page wakes after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 2000
/** The page waits this long for its fonts: fonts that do not come must not keep it asleep. */
const patienceMilliseconds = 3000
/** A network that somebody waits for is looked for this often. */
const lookMilliseconds = 5000

let isWaking = false
let nextLook: ReturnType<typeof setTimeout> | undefined
let pressed: Pressed | undefined

/** The touched element responds first. */
function wakeAfterPaint(): void {
  afterPaint(wake)
}

function wake(): void {
  if (isWaking) return
  isWaking = true
  for (const touch of touches) removeEventListener(touch, wakeAfterPaint, true)
  wakeInTurn().catch(() => {
    // A script that failed to load may load the next time.
    isWaking = false
    if (pressed) void answerAsleep(pressed).then(tryLater)
  })
}

function tryAgain(): void {
  wake()
  void leaveBar().then(tryLater)
}

/** A network that has just come back may not answer yet, and no event tells when it does. */
function tryLater(): void {
  clearTimeout(nextLook)
  if (isWaitedFor()) nextLook = setTimeout(tryAgain, lookMilliseconds)
}

const fonts = addFonts()
if (canWake()) start()
else document.addEventListener('DOMContentLoaded', stayAsleep)

/** The page goes on as without scripts, and says what it says without them. */
function stayAsleep(): void {
  for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent
  void showFonts(fonts)
}

function start(): void {
  document.documentElement.dataset.scripts = ''
  addEventListener(
    'click',
    (event) => {
      const found = pressedOn(event)
      if (!found || !isAsleep(found)) return
      event.preventDefault()
      pressed = openEarly(found)
      wakeAfterPaint()
    },
    true,
  )

  // Added after all other listeners: a link or form that none of them has answered is left to the browser.
  for (const way of ['click', 'submit']) addEventListener(way, keepPage)
  addEventListener('online', tryAgain)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) tryAgain()
  })

  addEventListener('awake', () => {
    if (!pressed || isAsleep(pressed)) return
    // A click of our own must not be taken for the visitor's once more.
    const handedOver = pressed
    pressed = undefined
    if (handedOver.isConnected && !isClosedAgain(handedOver)) handedOver.click()
  })

  for (const touch of touches) addEventListener(touch, wakeAfterPaint, { capture: true, passive: true })

  holdPictures()
  // Everything else waits until the page is parsed. Visitors from another page of the site have the fonts already.
  if (isFromThisSite()) loadFontsThenHydrate()
  else document.addEventListener('DOMContentLoaded', loadFontsThenHydrate)
}

/** Shows the page in its fonts, then fetches the next page ahead, and wakes the other scripts when the browser is idle. */
function loadFontsThenHydrate(): void {
  if (!isPrefetchAllowed()) return
  const fontsShown = showFonts(fonts)
  const wakeSoon = () => {
    speculate()
    // Fonts first, scripts after them: a weak phone that lays out the page and compiles scripts at once takes twice as long.
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))
    const hydrateWhenIdle = () => whenIdle(wake, idleMilliseconds)
    void Promise.race([fontsShown, patience]).then(hydrateWhenIdle, hydrateWhenIdle)
  }
  // A page that is rendered ahead sleeps until somebody sees it.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', wakeSoon, { once: true })
  } else whenSeen(wakeSoon)
}
