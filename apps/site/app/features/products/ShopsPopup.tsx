import { useEffect, useState } from 'react'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { withConnection } from '#app/lib/network/connection.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { fetchShopLinks } from './fetch-shop-links.ts'
import { ShopList } from './ShopList.tsx'
import styles from './ShopsPopup.module.css'
import type { Shop } from './shops.ts'

type ShopListState = { state: 'loading' | 'ready' | 'failed'; links: Shop[] }

type ShopsPopupProps = {
  /** Name of the product to buy. */
  product: string
  eans: string[]
}

/** Shops of a product, fetched when the popup opens. */
export function ShopsPopup({ product, eans }: ShopsPopupProps) {
  const texts = useSite().texts.popups.shops
  const [shopList, setShopList] = useState<ShopListState>({ state: 'loading', links: [] })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    const controller = new AbortController()
    setShopList({ state: 'loading', links: [] })
    const { signal } = controller
    withConnection(() => fetchShopLinks(eans, signal), signal).then(
      (links) => setShopList({ state: 'ready', links }),
      () => {
        if (!signal.aborted) setShopList({ state: 'failed', links: [] })
      },
    )
    return () => controller.abort()
  }, [eans, attempt])

  return (
    <div className={styles.shops} aria-busy={shopList.state === 'loading'}>
      <p className={styles.name}>{product}</p>
      {shopList.state === 'loading' && <Waiting />}
      <p className="note" aria-live="polite">
        {statusOf(shopList, texts)}
      </p>
      {shopList.state === 'failed' && (
        <div>
          <Button look="secondary" onClick={() => setAttempt((number) => number + 1)}>
            {texts.retry}
          </Button>
        </div>
      )}
      {shopList.links.length > 0 && <ShopList shops={shopList.links} />}
      <p className="note">{texts.reminder}</p>
    </div>
  )
}

function statusOf({ state, links }: ShopListState, texts: SiteTexts['popups']['shops']): string {
  if (state === 'loading') return ''
  if (state === 'failed') return texts.unavailable
  return links.length > 0 ? texts.intro : texts.empty
}
