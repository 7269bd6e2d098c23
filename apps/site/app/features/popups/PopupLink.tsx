import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { animateFrom } from '#app/lib/browser/dialog.ts'
import { isPlainClick } from '#app/lib/browser/navigation.ts'
import { afterPaint } from '#app/lib/browser/scheduling.ts'
import { Link } from '#app/ui/Link.tsx'
import { isHistoryPending } from './popup-history.ts'
import type { NamedPopup, PopupDetails } from './popup-store.ts'
import { dialogOf, showDialog } from './show-dialog.ts'
import { usePopupActions } from './use-popups.ts'

type PopupLinkProps<Name extends NamedPopup> = Omit<DialogLinkProps, 'dialog' | 'onOpen'> & {
  popup: Name
  details: PopupDetails[Name]
  /** Called before the popup opens. */
  onOpen?: (() => void) | undefined
}

/** A link whose plain click opens a popup; its `url` is the page that says the same. */
export function PopupLink<Name extends NamedPopup>({
  popup,
  details,
  onOpen,
  ...rest
}: PopupLinkProps<Name>) {
  const { open } = usePopupActions()
  return (
    <DialogLink
      {...rest}
      dialog={`popup-${popup}`}
      onOpen={() => {
        onOpen?.()
        open(popup, details)
      }}
    />
  )
}

type DialogLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Page that says the same as the popup: for those without scripts, and for a new tab. */
  url: string
  /** Id of the dialog, which a click shows as it is. */
  dialog: string
  /** The popup begins with a field. iOS shows the keyboard for a field only if it gets the focus within the press. */
  beginsWithField?: boolean
  onOpen: () => void
}

/** A link whose plain click opens a dialog, which is on the screen before React works for its content. */
export function DialogLink({ url, dialog: id, beginsWithField = false, onOpen, ...rest }: DialogLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const link = event.currentTarget
    const dialog = dialogOf(link)
    // An open dialog may give way to this one, and one that was just closed is not gone yet: only the popups know.
    if (!dialog || beginsWithField || isHistoryPending() || document.querySelector('dialog[open]')) {
      animateFrom(dialog, link)
      onOpen()
      return
    }
    showDialog(link)
    afterPaint(() => {
      if (dialog.open) onOpen()
    })
  }
  return <Link {...rest} url={url} data-dialog={id} aria-haspopup="dialog" onClick={open} />
}
