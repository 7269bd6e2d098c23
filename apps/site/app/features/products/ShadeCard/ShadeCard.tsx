import type { ReactNode } from 'react'
import { Picture } from '#app/ui/Picture/Picture.tsx'
import { BuyLink } from '../BuyLink/BuyLink.tsx'
import type { ShadeTeaser } from '../product-view.ts'
import styles from './ShadeCard.module.css'

type ShadeCardProps = {
  shade: ShadeTeaser
  buyLabel: string
  /** What more there is to say. */
  children?: ReactNode
}

/** A shade: its swatch, its number, where to buy it. */
export function ShadeCard({ shade, buyLabel, children }: ShadeCardProps) {
  const { ean, number, name, title, kind, picture } = shade
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 60vw" />}
      </div>
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span> {name}
      </h3>
      <p className={styles.kind}>{kind}</p>
      {children}
      <div>
        <BuyLink name={title} eans={[ean]} label={buyLabel} />
      </div>
    </article>
  )
}
