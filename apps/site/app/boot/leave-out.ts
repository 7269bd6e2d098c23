/**
 * Leaves out of the layout what the style sheets call far away (`styles/far-away.css`) and is out of the window. Returns what brings it back.
 */
export function leaveOutOfSight(): () => void {
  const left = [...document.querySelectorAll<HTMLElement>('.farAway')].filter(isOutOfSight)
  for (const { style } of left) style.contentVisibility = 'hidden'
  return () => {
    for (const { style } of left) style.contentVisibility = ''
  }
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}
