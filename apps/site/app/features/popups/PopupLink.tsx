import { DialogLink, type DialogLinkProps } from './DialogLink.tsx'
import type { NamedPopup, PopupDetails } from './popup-store.ts'
import { usePopupActions } from './use-popup-actions.ts'

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
