import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './ShopList.module.css'

type ShopListProps = {
  shops: { shop: string; href: string }[]
  newTabLabel: string
}

/** Shops that sell a product, each opening in a new tab. */
export function ShopList({ shops, newTabLabel }: ShopListProps) {
  return (
    <ul className={styles.list}>
      {shops.map(({ shop, href }) => (
        <li key={href}>
          <Link className={styles.link} url={href} newTab>
            <span>{shop}</span>
            <span className="visuallyHidden">{`. ${newTabLabel}`}</span>
            <Icon name="out" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
