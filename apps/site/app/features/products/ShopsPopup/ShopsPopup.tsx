import { type ReactElement, useEffect, useState } from 'react'
import { type ShopListState, setPopup } from '#app/features/popups/popup-store.ts'
import { withConnection } from '#app/lib/network/with-connection.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { fetchShopLinks } from '../fetch-shop-links.ts'
import { ShopList } from '../ShopList/ShopList.tsx'
import styles from './ShopsPopup.module.css'

type ShopsPopupProps = {
  /** Name of the product to buy. */
  name: string
  eans: string[]
  shopList: ShopListState
  texts: SiteTexts['popups']['shops']
  /** Placeholder for the list while it is loading. */
  waiting: ReactElement
}

/** Shops of a product, fetched when the popup opens. */
export function ShopsPopup({ name, eans, shopList, texts, waiting }: ShopsPopupProps) {
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    const controller = new AbortController()
    setPopup('shops', { shopList: { state: 'loading', links: [] } })
    const { signal } = controller
    withConnection(() => fetchShopLinks(eans, signal), signal).then(
      (links) => setPopup('shops', { shopList: { state: 'ready', links } }),
      () => {
        if (!signal.aborted) setPopup('shops', { shopList: { state: 'failed', links: [] } })
      },
    )
    return () => controller.abort()
  }, [eans, attempt])

  return (
    <div className={styles.shops} aria-busy={shopList.state === 'loading'}>
      <p className={styles.name}>{name}</p>
      {shopList.state === 'loading' && waiting}
      <p className={styles.status} aria-live="polite">
        {statusOf(shopList, texts)}
      </p>
      {shopList.state === 'failed' && (
        <div>
          <Button look="secondary" onClick={() => setAttempt((number) => number + 1)}>
            {texts.retry}
          </Button>
        </div>
      )}
      {shopList.links.length > 0 && <ShopList shops={shopList.links} newTabLabel={texts.newTab} />}
      <p className={styles.reminder}>{texts.reminder}</p>
    </div>
  )
}

function statusOf({ state, links }: ShopListState, texts: ShopsPopupProps['texts']): string {
  if (state === 'loading') return ''
  if (state === 'failed') return texts.unavailable
  return links.length > 0 ? texts.intro : texts.empty
}
