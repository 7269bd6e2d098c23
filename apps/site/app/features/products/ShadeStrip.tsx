import type { ShadeTeaser } from './product-view.ts'
import { ShadeCard } from './ShadeCard.tsx'
import styles from './ShadeStrip.module.css'

/** A few shades side by side, as they go with an article or a lesson. */
export function ShadeStrip({ shades }: { shades: ShadeTeaser[] }) {
  return (
    <ul className={styles.strip}>
      {shades.map((shade) => (
        <li key={shade.ean} className={styles.item}>
          <ShadeCard shade={shade} />
        </li>
      ))}
    </ul>
  )
}
