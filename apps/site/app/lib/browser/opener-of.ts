/**
 * The element that gets the focus back when a dialog is closed: the one that has it as the dialog opens. Without one,
 * as on a page that was loaded with the dialog open, the link that leads to this address, or else the page's content.
 */
export function openerOf(dialog: HTMLDialogElement): Element | null {
  const focused = document.activeElement
  if (focused && focused !== document.body && !dialog.contains(focused)) return focused
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[data-dialog="${dialog.id}"]`)
  return [...links].find(({ href }) => href === location.href) ?? document.querySelector('main')
}
