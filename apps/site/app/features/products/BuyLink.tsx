import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import styles from './BuyLink.module.css'
import { shopsUrl } from './shops-url.ts'

type BuyLinkProps = {
  /** Name of the product to buy. */
  name: string
  eans: string[]
}

/** «Где купить»: opens the shops of a product; without scripts it leads to a page with them. */
export function BuyLink({ name, eans }: BuyLinkProps) {
  const { buy } = useSite().texts.sections.products
  return (
    <PopupLink
      className={styles.link}
      url={shopsUrl(eans)}
      popup="shops"
      details={{ product: name, eans }}
      aria-label={`${buy}: ${name}`}
    >
      {buy}
    </PopupLink>
  )
}
