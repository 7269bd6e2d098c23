import { levelColours } from '../level-colours.ts'
import styles from './Scale.module.css'

type ScaleProps = {
  name: string
  /** What the scale says, in words. */
  value: string
  /** How many of the ten steps are marked: one of them, or all up to there. */
  step: number
  kind: 'level' | 'grey'
}

/** A value between 1 and 10: in words, and drawn for the eye. */
export function Scale({ name, value, step, kind }: ScaleProps) {
  return (
    <div className={styles.scale}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <svg className={styles.drawing} viewBox="0 0 199 18" aria-hidden="true">
          {levelColours.map((colour, index) => {
            const isMarked = kind === 'level' ? index + 1 === step : index < step
            const fill = kind === 'level' ? { fill: colour } : {}
            return (
              <g key={colour} className={styles[kind]} {...(isMarked && { 'data-marked': '' })}>
                <rect x={index * 20} width="19" height="10" {...fill} />
                {kind === 'level' && isMarked && <path d={`M${index * 20 + 9.5} 12l4 6h-8z`} />}
              </g>
            )
          })}
        </svg>
      </dd>
    </div>
  )
}
