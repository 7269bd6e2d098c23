import { animateFrom, focusStart, openDialog } from '../../lib/browser/dialog.ts'

/** The class of `<html>` while a popup is open, which keeps the page from scrolling (spec §2). */
export const marker = 'open-menu'

/** Shows the dialog of a pressed link at once, as it stands in the page: its content follows when React is told. */
export function showDialog(link: HTMLElement): void {
  const dialog = dialogOf(link)
  if (!dialog || dialog.open) return
  animateFrom(dialog, link)
  // A menu gives the focus back to its button when it goes, and that is where it comes back to from the dialog.
  const menu = link.closest<HTMLElement>('[popover]')
  menu?.hidePopover()
  // The class before the dialog, so that the browser works out the page's styles once for both.
  document.documentElement.classList.add(marker)
  openDialog(dialog, menu ? document.activeElement : link)
  focusStart(dialog)
  unlockOnClose(dialog)
}

/** Lets the page scroll when the dialog is closed and no other is open: it may be closed before React is there to do so. */
export function unlockOnClose(dialog: HTMLDialogElement): void {
  const { classList } = document.documentElement
  const unlock = () => classList.toggle(marker, document.querySelector('dialog[open]') !== null)
  dialog.addEventListener('close', unlock, { once: true })
}

/** The dialog that a link opens: `data-dialog` is its id. */
export function dialogOf({ dataset }: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(dataset.dialog ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : null
}

const holders = new Set<symbol>()

/** Locks the page's scrolling until the returned function is called; popups may lie above each other. */
export function lockPage(): () => void {
  const holder = Symbol('popup')
  holders.add(holder)
  document.documentElement.classList.add(marker)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) document.documentElement.classList.remove(marker)
  }
}
