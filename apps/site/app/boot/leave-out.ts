import { onMove } from './on-move.ts'

/**
 * Leaves out of the layout what is far away (`styles/far-away.css`) and out of the window, until the visitor moves the page. Returns what
 * brings it back.
 */
export function leaveOutOfSight(): () => void {
  const left = [...document.querySelectorAll('.farAway')].filter(isOutOfSight)
  const leaveOut = (isLeft: boolean) => {
    for (const element of left) element.toggleAttribute('data-left-out', isLeft)
  }
  const bringBack = () => leaveOut(false)
  leaveOut(true)
  onMove(bringBack)
  return bringBack
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  // A hash leads anywhere, and what is left out loses the focus.
  return !location.hash && !element.contains(document.activeElement) && (bottom < 0 || top > innerHeight)
}
