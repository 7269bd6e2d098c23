import { dialogOf, showDialog } from '../features/popups/show-dialog.ts'
import { isPlainClick } from '../lib/browser/navigation.ts'

/** The element of a plain click that only React can answer: a link that opens a popup, or a button that does something. */
export function pressedOn(event: MouseEvent): HTMLElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null
  return event.target.closest(
    'a[data-dialog], button:not([popovertarget], [command], [type=submit], [data-retry]), [data-replay]',
  )
}

/** Whether React does not answer for an element yet, because the page sleeps or the part of it that holds the element. */
export function isAsleep(element: Element): boolean {
  return !('awake' in document.documentElement.dataset) || element.closest('[data-asleep]') !== null
}

/**
 * Opens the dialog of a link at once, as it stands in the page; its content comes with React. Closes the dialog of a closing button.
 * @returns the element whose press React has to answer later, if any.
 */
export function openEarly(pressed: HTMLElement): HTMLElement | undefined {
  const isClosing = 'close' in pressed.dataset
  if (isClosing) pressed.closest('dialog')?.close()
  else showDialog(pressed)
  return isClosing ? undefined : pressed
}

/** Whether the pressed element opened a dialog that the visitor has closed since. */
export function isClosedAgain(pressed: HTMLElement): boolean {
  return dialogOf(pressed)?.open === false
}
