import { levelColours } from './level-colours.ts'
import styles from './Scale.module.css'

type ScaleProps = {
  name: string
  /** The value of the scale, in words. */
  value: string
  /** How many of the ten steps are marked: one of them, or all up to there. */
  step: number
  kind: 'level' | 'grey'
}

/** A value between 1 and 10: in words, and drawn for the eye. */
export function Scale({ name, value, step, kind }: ScaleProps) {
  return (
    <div className={styles.scale}>
      <dt className="smallPrint">{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <svg className={styles.drawing} viewBox="0 0 199 18" aria-hidden="true">
          {kind === 'level' ? <LevelDrawing level={step} /> : <GreyDrawing marked={step} />}
        </svg>
      </dd>
    </div>
  )
}

/** Ten steps in the colours of the levels, with a pointer below one of them. */
function LevelDrawing({ level }: { level: number }) {
  return (
    <>
      {levelColours.map((colour, index) => (
        <path key={colour} d={steps[index]} fill={colour} />
      ))}
      <path className={styles.marked} d={`M${(level - 1) * 20 + 9.5} 12l4 6h-8z`} />
    </>
  )
}

/** Ten steps, of which the first ones are marked. */
function GreyDrawing({ marked }: { marked: number }) {
  return (
    <>
      <path className={styles.marked} d={steps.slice(0, marked).join('')} />
      <path className={styles.rest} d={steps.slice(marked).join('')} />
    </>
  )
}

const steps = levelColours.map((_, index) => `M${index * 20} 0h19v10h-19z`)
