import type { ShadeDetails } from './product-view.ts'
import styles from './ShadeUse.module.css'

/** The merits of a shade, and how to use it. */
export function ShadeUse({ details: { benefits, howToUse } }: { details: ShadeDetails }) {
  return (
    <div className={styles.use}>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <strong>{`${howToUse.name}.`}</strong> <span>{howToUse.value}</span>
      </p>
    </div>
  )
}
