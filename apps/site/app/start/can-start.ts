/** Whether the browser has all that the scripts call. Scripts that fail midway would take away a page that works without them. */
export function canStart(): boolean {
  const dialog = document.createElement('dialog')
  return (
    [
      dialog.showModal,
      dialog.togglePopover,
      [].findLast,
      [].toSorted,
      ''.toWellFormed,
      URL.canParse,
      AbortSignal.any,
      AbortSignal.timeout,
    ].every(Boolean) && CSS.supports('selector(:modal)')
  )
}
