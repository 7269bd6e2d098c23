import type { ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { BuyLink } from './BuyLink.tsx'
import type { ShadeTeaser } from './product-view.ts'
import styles from './ShadeCard.module.css'
import { Swatch } from './Swatch.tsx'

type ShadeCardProps = {
  shade: ShadeTeaser
  /** Anything more there is to say. */
  children?: ReactNode
}

/** A shade: its swatch, its number, where to buy it. The whole card leads to the page of the shade. */
export function ShadeCard({ shade, children }: ShadeCardProps) {
  const { ean, number, name, title, kind, hex, picture, path } = shade
  const words = (
    <>
      <span className={styles.number}>{number}</span> <span>{name}</span>
    </>
  )
  return (
    <article className={styles.card}>
      <div className={`sheen ${styles.picture}`}>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 60vw" />
        ) : (
          <Swatch hex={hex} />
        )}
      </div>
      <h3>
        {path ? (
          <Link className={`cardLink ${styles.title}`} url={path}>
            {words}
          </Link>
        ) : (
          <span className={styles.title}>{words}</span>
        )}
      </h3>
      <p className={styles.kind}>{kind}</p>
      {children}
      <BuyLink name={title} eans={[ean]} />
    </article>
  )
}
