import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { comeFrom } from '#app/lib/browser/come-from.ts'
import { isPlainClick } from '#app/lib/browser/plain-click.ts'
import { Link } from '#app/ui/Link/Link.tsx'

type PopupLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Page that says the same as the popup: for those without scripts, and for a new tab. */
  url: string
  /** Id of the dialog: before the page is awake a click opens it as it is. */
  dialog: string
  onOpen: () => void
}

/** A link whose plain click opens a popup. */
export function PopupLink({ url, dialog, onOpen, ...rest }: PopupLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    comeFrom(document.getElementById(dialog), event.currentTarget)
    onOpen()
  }
  return <Link {...rest} url={url} data-dialog={dialog} aria-haspopup="dialog" onClick={open} />
}
