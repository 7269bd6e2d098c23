import type { ShadeDetails } from './product-view.ts'
import { Scale } from './Scale.tsx'
import styles from './ShadeFacts.module.css'

/** Steps of the scale of grey hair, each of as many percent. */
const percentOfStep = 10

/** The facts by which people choose a shade: how dark it is, how much grey it covers, for which hair, how long it takes, the contents of the box. */
export function ShadeFacts({ details: { level, grey, facts } }: { details: ShadeDetails }) {
  return (
    <dl className={styles.facts}>
      {level && <Scale {...level} kind="level" />}
      <Scale {...grey} step={Math.round(grey.percent / percentOfStep)} kind="grey" />
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="smallPrint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
