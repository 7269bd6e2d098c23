import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react'
import { afterPaint } from '#app/lib/browser/after-paint.ts'
import { isPlainClick } from '#app/lib/browser/plain-click.ts'
import { Link } from '#app/ui/Link/Link.tsx'
import { showDialog } from '../show-dialog.ts'

type PopupLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Page that says the same as the popup: for those without scripts, and for a new tab. */
  url: string
  /** Id of the dialog: before the page is awake a click opens it as it is. */
  dialog: string
  onOpen: () => void
}

/** A link whose plain click opens a popup. */
export function PopupLink({ url, dialog, onOpen, ...rest }: PopupLinkProps) {
  const isComing = useRef(false)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The dialog is on the screen before the router and React work for it: on a slow phone a tenth of a second earlier.
    if (isComing.current) return
    // An open dialog may give way to this one: only the popups know.
    const shown = document.querySelector('dialog[open]') ? undefined : showDialog(event.currentTarget)
    if (!shown) {
      onOpen()
      return
    }
    isComing.current = true
    const address = location.href
    const follow = () => {
      isComing.current = false
      // Somebody who went back meanwhile has left the page that it belongs to.
      if (location.href !== address) shown.close()
      else if (shown.open) onOpen()
    }
    afterPaint(() => afterPaint(follow))
  }
  return <Link {...rest} url={url} data-dialog={dialog} aria-haspopup="dialog" onClick={open} />
}
