/**
 * The script that runs as the page begins. It opens popups while the other scripts sleep, wakes those when the visitor turns to the page or
 * `once-parsed.ts` asks for it, and hands over what was pressed meanwhile. Built into every page: each byte of it is paid by everybody.
 */
import { afterFirstPaint, afterPaint } from '../lib/after-paint.ts'
import { layOutInTurn } from '../lib/lay-out.ts'
import { wasReturnedTo } from '../lib/was-returned-to.ts'
import { whenSeen } from '../lib/when-seen.ts'
import { isAsleep, isClosedAgain, openEarly, type Pressed, pressedOn } from './early-press.ts'
import { holdPictures } from './hold-pictures.ts'
import { wakeInTurn } from './wake-in-turn.ts'

/** Signs that the visitor is about to do something. */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let isWaking = false
let pressed: Pressed | undefined

/** What the visitor has touched answers first. */
function wakeAfterPaint(): void {
  afterPaint(wake)
}

function wake(): void {
  if (isWaking) return
  isWaking = true
  for (const touch of touches) removeEventListener(touch, wakeAfterPaint, true)
  void wakeInTurn()
}

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

addEventListener('awake', () => {
  if (!pressed || isAsleep(pressed)) return
  // A click of our own must not be taken for the visitor's once more.
  const handedOver = pressed
  pressed = undefined
  if (handedOver.isConnected && !isClosedAgain(handedOver)) handedOver.click()
})

for (const touch of touches) addEventListener(touch, wakeAfterPaint, { capture: true, passive: true })
addEventListener('wake', wake)

// A hash, and the browser when it comes back, lead to what would be left out; a page that is not looked at lays out everything beforehand.
if (!location.hash && !wasReturnedTo() && document.visibilityState === 'visible') {
  layOutInTurn((layOutRest) => {
    afterFirstPaint(layOutRest)
    // Some renderers paint nothing.
    whenSeen(layOutRest)
  })
}
holdPictures()
