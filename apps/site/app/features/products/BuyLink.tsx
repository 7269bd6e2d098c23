import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import styles from './BuyLink.module.css'
import { shopsUrl } from './shops-url.ts'

type BuyLinkProps = {
  /** Name of the product to buy. */
  name: string
  eans: string[]
  label: string
}

/** «Где купить»: opens the shops of a product; without scripts it leads to a page with them. */
export function BuyLink({ name, eans, label }: BuyLinkProps) {
  return (
    <PopupLink
      className={styles.link}
      url={shopsUrl(eans)}
      popup="shops"
      details={{ product: name, eans }}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </PopupLink>
  )
}
