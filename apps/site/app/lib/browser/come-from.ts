/** The part of the way from the pressed element to the middle of the window that a popup moves: a hint, not a journey. */
const share = 0.25

/** Tells the style sheet of a dialog where it was opened from. To be called before anything changes, so that nothing is laid out for it. */
export function comeFrom(dialog: HTMLElement | null, pressed: Element): void {
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const way = (middle: number, whole: number) => `${Math.round((middle - whole / 2) * share)}px`
  dialog?.style.setProperty('--from-x', way(left + width / 2, innerWidth))
  dialog?.style.setProperty('--from-y', way(top + height / 2, innerHeight))
}
