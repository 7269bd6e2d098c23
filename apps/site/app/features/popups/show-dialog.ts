import { comeFrom } from '../../lib/browser/come-from.ts'
import { openDialog } from '../../lib/browser/open-dialog.ts'

/**
 * Shows the dialog of a pressed link at once, as it stands in the page, before anything else is done: its content follows.
 * @returns the dialog, if it has been shown. Above an open dialog none is, since that may give way.
 */
export function showDialog(link: HTMLElement): HTMLDialogElement | undefined {
  const dialog = dialogOf(link)
  if (!dialog || document.querySelector('dialog[open]')) return undefined
  comeFrom(dialog, link)
  openDialog(dialog)
  return dialog
}

/** The dialog that a link opens: `data-dialog` is its id. */
export function dialogOf({ dataset }: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(dataset.dialog ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : null
}
