import type { ShadeDetails } from '../product-view.ts'
import styles from './ShadeFacts.module.css'

/** Everything there is to know of a shade. */
export function ShadeFacts({ details }: { details: ShadeDetails }) {
  const { description, benefits, facts, howToUse } = details
  return (
    <>
      <p>{description}</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{howToUse.name}.</strong> {howToUse.value}
      </p>
    </>
  )
}
