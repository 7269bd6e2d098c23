import { animateFrom, focusStart, openDialog } from '../../lib/browser/dialog.ts'

/** Shows the dialog of a pressed link at once, as it stands in the page: its content follows when React is told. */
export function showDialog(link: HTMLElement): void {
  const dialog = dialogOf(link)
  if (!dialog || dialog.open) return
  animateFrom(dialog, link)
  // A menu gives the focus back to its button when it goes, and that is where it comes back to from the dialog.
  const menu = link.closest<HTMLElement>('[popover]')
  menu?.hidePopover()
  // The class before the dialog, so that the browser works out the page's styles once for both.
  const { classList } = document.documentElement
  classList.add('open-menu')
  openDialog(dialog, menu ? document.activeElement : link)
  focusStart(dialog)
  const unlock = () => classList.toggle('open-menu', document.querySelector('dialog[open]') !== null)
  dialog.addEventListener('close', unlock, { once: true })
}

/** The dialog that a link opens: `data-dialog` is its id. */
export function dialogOf({ dataset }: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(dataset.dialog ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : null
}
