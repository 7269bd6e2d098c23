import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusStart, makeModal, openDialog, openerOf } from '#app/lib/browser/dialog.ts'
import { Icon } from './Icon.tsx'
import styles from './Popup.module.css'

export type PopupProps = {
  /** Id of the dialog, used to open it before any script runs. */
  id: string
  isOpen: boolean
  title: string
  /** Identifies the content: if it changes while the popup is open, the focus moves to the title. */
  contentKey?: string | null
  closeLabel: string
  /** Where closing leads without scripts; with them `onClose` decides. */
  closeUrl?: string
  /** A tall one is as high as the window lets it, whatever is in it. */
  size?: 'default' | 'wide' | 'tall'
  /** The content may open windows of another company beside the popup: see lib/browser/dialog.ts. */
  hasForeignWindows?: boolean
  /** Told when the visitor closes it, by whatever means. */
  onClose: () => void
  /** Called when the popup opens; the function it returns is called when it closes. */
  onOpen?: () => () => void
  children: ReactNode
}

/**
 * A native modal dialog: focus moves in, stays in and returns to where it was; Escape, the backdrop and the button close it. Opened
 * by the server it needs no script to be read.
 */
export function Popup({
  id,
  isOpen,
  title,
  contentKey,
  closeLabel,
  closeUrl,
  size = 'default',
  hasForeignWindows = false,
  onClose,
  onOpen,
  children,
}: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  // The browser tells of a closing later: by then the dialog may have been opened again.
  const ownClosings = useRef(0)
  // A dialog that its link has shown while the page slept stays open: the start script hands over the press when the page wakes.
  const isAwake = useRef(false)
  // The attribute belongs to the first HTML only: from then on the dialog is opened and closed by its own methods.
  const [isOpenInHtml] = useState(isOpen)

  // Before the dialog is shown, so that the browser works out the page's styles once for both.
  useEffect(() => (isOpen ? onOpen?.() : undefined), [isOpen, onOpen])

  const tellClosed = useEffectEvent(onClose)
  // A modal dialog can be had from the browser only, not from HTML.
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.matches(':modal')) {
      // One that its link has shown becomes modal by itself: the link knows the opener. The start script makes one modal that the server has
      // opened, and the visitor may have closed it since.
      if (!element.open && isOpenInHtml && !isAwake.current) tellClosed()
      else if (!element.open) openDialog(element, openerOf(element))
      else if (isOpenInHtml && !isAwake.current) makeModal(element, openerOf(element))
      if (element.open) focusStart(element)
    } else if (!isOpen && element.open && isAwake.current) {
      ownClosings.current += 1
      element.close()
    }
    isAwake.current = true
  }, [isOpen, isOpenInHtml])

  // The pressed element is gone with the old contents, and the focus with it.
  const shown = useRef(contentKey)
  useLayoutEffect(() => {
    if (shown.current === contentKey) return
    shown.current = contentKey
    if (dialog.current?.open) heading.current?.focus()
  }, [contentKey])

  // By itself, like Escape: its link may have shown it a moment before React is told.
  function closeDialog() {
    const element = dialog.current
    if (!element?.open) return
    element.close()
    if (!isOpen) return
    // Not with the close event, which comes in a task of its own: a key pressed before it would find the popup still open.
    ownClosings.current += 1
    onClose()
  }

  function closeByBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressedOutside.current) closeDialog()
  }

  const close = (
    <>
      <Icon name="close" />
      <span className="visuallyHidden">{closeLabel}</span>
    </>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      id={id}
      className={size === 'default' ? styles.popup : `${styles.popup} ${styles[size]}`}
      open={isOpenInHtml}
      // The visitor may have opened or closed it before React came.
      suppressHydrationWarning
      data-foreign-windows={hasForeignWindows ? '' : undefined}
      aria-labelledby={`${id}-title`}
      onMouseDown={(event) => {
        // The second press of a double click was meant for the element that opened the popup.
        pressedOutside.current = event.target === dialog.current && event.detail < 2
      }}
      onClick={closeByBackdrop}
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) closeDialog()
      }}
      onClose={({ currentTarget }) => {
        // Closings by React or by the visitor are known already; this is one that the browser made by itself.
        if (ownClosings.current > 0) ownClosings.current -= 1
        else if (isOpen && !currentTarget.open) onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {closeUrl ? (
            <a
              className={styles.close}
              href={closeUrl}
              onClick={(event) => {
                event.preventDefault()
                closeDialog()
              }}
            >
              {close}
            </a>
          ) : (
            <button className={styles.close} type="button" data-close onClick={closeDialog}>
              {close}
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
