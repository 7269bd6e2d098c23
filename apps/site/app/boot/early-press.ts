import { comeFrom } from '../lib/browser/come-from.ts'
import { openDialog } from '../lib/browser/open-dialog.ts'
import { isPlainClick } from '../lib/browser/plain-click.ts'

/** The element that was pressed before the page was awake. */
export type Pressed = HTMLElement

/** The element of a plain click that only scripts can answer: a link that opens a popup, or a button that does something. */
export function pressedOn(event: MouseEvent): Pressed | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined
  return (
    event.target.closest<HTMLElement>(
      'a[data-dialog], button:not([popovertarget], [command], [type=submit], [data-retry]), [data-replay]',
    ) ?? undefined
  )
}

/** Whether no script answers for an element yet, because the page sleeps or the part of it that holds the element. */
export function isAsleep(element: Element): boolean {
  return !('awake' in document.documentElement.dataset) || element.closest('[data-asleep]') !== null
}

/** Opens the dialog of a link at once, as it stands in the page; its content comes when scripts are awake. */
export function openEarly(pressed: Pressed): Pressed | undefined {
  const id = pressed.dataset.dialog
  const root = document.documentElement
  if (!id) {
    if (!('close' in pressed.dataset)) return pressed
    pressed.closest('dialog')?.close()
    return undefined
  }
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) {
    comeFrom(dialog, pressed)
    // The class is set before the dialog is shown, so that the browser works out the page's styles once for both.
    root.classList.add('open-menu')
    openDialog(dialog)
    const closed = new AbortController()
    const unlock = () => {
      if (dialog.open) return
      closed.abort()
      root.classList.remove('open-menu')
    }
    dialog.addEventListener('close', unlock, { signal: closed.signal })
  }
  return pressed
}

/** Whether the pressed element opened a dialog that the visitor has closed since. */
export function isClosedAgain({ dataset }: Pressed): boolean {
  const dialog = document.getElementById(dataset.dialog ?? '')
  return dialog instanceof HTMLDialogElement && !dialog.open
}
