import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { ShadeDetails } from './product-view.ts'
import styles from './ShadeUse.module.css'

type ShadeUseProps = {
  details: ShadeDetails
  /** What the merits rest on. */
  proof: string | null | undefined
  composition: string | null | undefined
}

/** The merits of a shade and what they rest on, how to use it, and what it is made of. */
export function ShadeUse({ details: { benefits, howToUse }, proof, composition }: ShadeUseProps) {
  const texts = useSite().texts.sections.products
  return (
    <div className={styles.use}>
      <ul className="dashes">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {proof && (
        <p className={styles.typed}>
          <strong>{`${texts.proof}.`}</strong> <span>{proof}</span>
        </p>
      )}
      <p>
        <strong>{`${howToUse.name}.`}</strong> <span>{howToUse.value}</span>
      </p>
      {composition && (
        <details className={styles.composition}>
          <summary>
            <span>{texts.composition}</span>
            <Icon name="down" size="small" />
          </summary>
          <p className={styles.typed} translate="no">
            {composition}
          </p>
        </details>
      )}
    </div>
  )
}
