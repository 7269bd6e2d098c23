import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './ShopList.module.css'
import type { Shop } from './shops.ts'

/** Shops that sell a product, each opening in a new tab. */
export function ShopList({ shops }: { shops: Shop[] }) {
  const { newTab } = useSite().texts.popups.shops
  return (
    <ul className={styles.list}>
      {shops.map(({ shop, href }) => (
        <li key={href}>
          <Link className={styles.link} url={href} newTab>
            <span>{shop}</span>
            <span className="visuallyHidden">{`. ${newTab}`}</span>
            <Icon name="out" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
