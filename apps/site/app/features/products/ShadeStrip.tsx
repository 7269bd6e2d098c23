import type { ShadeTeaser } from './product-view.ts'
import { ShadeCard } from './ShadeCard.tsx'
import styles from './ShadeStrip.module.css'

type ShadeStripProps = { shades: ShadeTeaser[]; buyLabel: string }

/** A few shades side by side, as they go with an article or a lesson. */
export function ShadeStrip({ shades, buyLabel }: ShadeStripProps) {
  return (
    <ul className={styles.strip}>
      {shades.map((shade) => (
        <li key={shade.ean} className={styles.item}>
          <ShadeCard shade={shade} buyLabel={buyLabel} />
        </li>
      ))}
    </ul>
  )
}
