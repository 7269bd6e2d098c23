import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/Link.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Container } from '#app/ui/Section.tsx'
import { ShopList } from './ShopList.tsx'
import styles from './ShopsPage.module.css'
import type { Shop } from './shops.ts'

type ShopsPageProps = {
  /** Names of the products. */
  titles: string[]
  /** null when the shops could not be loaded. */
  shops: Shop[] | null
}

/** Where to buy some products: the content of the shops popup as a page. */
export function ShopsPage({ titles, shops }: ShopsPageProps) {
  const { popups, sections } = useSite().texts
  const texts = popups.shops
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {titles.length > 0 && <p className={styles.products}>{titles.join(', ')}</p>}
        {!shops && <Notice>{texts.unavailable}</Notice>}
        {shops?.length === 0 && <Notice>{texts.empty}</Notice>}
        {shops && shops.length > 0 && (
          <>
            <p>{texts.intro}</p>
            <ShopList shops={shops} />
          </>
        )}
        <p className={styles.reminder}>{texts.reminder}</p>
        <p>
          <Link url="/shades">{sections.products.back}</Link>
        </p>
      </div>
    </Container>
  )
}
