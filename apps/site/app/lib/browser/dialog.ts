import { whenIdle } from './scheduling.ts'

/** The page is made inert after this long at the latest, even if the browser is never idle. */
const idleMilliseconds = 500

/**
 * Opens a dialog in two steps. Shown, it is painted at once; only then is it made modal, for which the browser works out every style
 * of the page below again: on a slow phone two thirds of the time to the dialog. A key or a finger meets the modal dialog already.
 * A dialog with `data-foreign-windows` never becomes modal, but the page around it is as far out of reach. `opener`: where closing gives
 * the focus back.
 */
export function openDialog(dialog: HTMLDialogElement, opener = document.activeElement): void {
  // Below a modal dialog nothing is seen and nothing takes the focus.
  if (document.querySelector('dialog:modal')) {
    dialog.showModal()
    return
  }
  dialog.show()
  const done = new AbortController()
  const barPage = () => {
    if (done.signal.aborted) return
    done.abort()
    if ('foreignWindows' in dialog.dataset) standAlone(dialog, opener)
    else makeModal(dialog, opener)
  }
  for (const touch of ['keydown', 'pointerdown']) {
    addEventListener(touch, barPage, { capture: true, passive: true, signal: done.signal })
  }
  whenIdle(barPage, idleMilliseconds)
}

/** Makes an open dialog modal as it stands, with the focus where it is. `opener`: where closing gives the focus back. */
export function makeModal(dialog: HTMLDialogElement, opener: Element | null): void {
  if (!dialog.open || !dialog.isConnected || dialog.matches(':modal')) return
  const focused = document.activeElement
  // A modal dialog remembers the element that had the focus when it was opened.
  focus(opener)
  // Without close(), which would fire a close event.
  dialog.removeAttribute('open')
  dialog.showModal()
  if (dialog.contains(focused)) focus(focused)
  else focusStart(dialog)
}

/**
 * Puts the focus where a dialog begins: in the field that asks for it, else on the title, which says where the visitor is. By itself the
 * browser would take the scrolling panel or the button that closes.
 */
export function focusStart(dialog: HTMLDialogElement): void {
  focus(dialog.querySelector('[data-first-focus]') ?? dialog.querySelector('h2'))
}

/** Puts the page around an open dialog out of reach, and lets Escape close it, as if it were modal. */
function standAlone(dialog: HTMLDialogElement, opener: Element | null): void {
  if (!dialog.open || !dialog.isConnected) return
  const release = inertAround(dialog)
  const closed = new AbortController()
  dialog.addEventListener(
    'close',
    () => {
      closed.abort()
      release()
      // The browser could not, as long as the opener was out of reach.
      if (document.activeElement === document.body) focus(opener)
    },
    { once: true },
  )
  addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) dialog.close()
    },
    { signal: closed.signal },
  )
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/**
 * Makes everything around an element inert until the returned function is called. It sets attributes, so elements added to the page
 * later are not inert: a window that another company's script opens stays reachable, which it would not beside a modal dialog.
 */
function inertAround(element: Element): () => void {
  const around: Element[] = []
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && !sibling.hasAttribute('inert')) around.push(sibling)
    }
  }
  for (const one of around) one.setAttribute('inert', '')
  return () => {
    for (const one of around) one.removeAttribute('inert')
  }
}

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

/** The part of the way from the pressed element to the middle of the window that a popup moves: a hint, not a journey. */
const share = 0.25

/** Tells the style sheet of a dialog where it was opened from. To be called before anything changes, so that nothing is laid out for it. */
export function animateFrom(dialog: HTMLElement | null, pressed: Element): void {
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const way = (middle: number, whole: number) => `${Math.round((middle - whole / 2) * share)}px`
  dialog?.style.setProperty('--from-x', way(left + width / 2, innerWidth))
  dialog?.style.setProperty('--from-y', way(top + height / 2, innerHeight))
}
