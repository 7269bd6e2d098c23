import { PopupLink } from '#app/features/popups/PopupLink/PopupLink.tsx'
import { usePopupActions } from '#app/features/popups/use-popup-actions.ts'
import { shopsUrl } from '../shops-url.ts'
import styles from './BuyLink.module.css'

type BuyLinkProps = {
  /** Name of the product to buy. */
  name: string
  eans: string[]
  label: string
}

/** «Где купить»: opens the shops of a product; without scripts it leads to a page with them. */
export function BuyLink({ name, eans, label }: BuyLinkProps) {
  const { openShops } = usePopupActions()
  return (
    <PopupLink
      className={styles.link}
      url={shopsUrl(eans)}
      dialog="popup-shops"
      aria-label={`${label}: ${name}`}
      onOpen={() => openShops(name, eans)}
    >
      {label}
    </PopupLink>
  )
}
