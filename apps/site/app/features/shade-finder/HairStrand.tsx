import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import styles from './HairStrand.module.css'

const width = 80
const height = 60
const rootsHeight = 16
/** From one grey hair to the next. */
const gap = 4

/** The plain colours of a look, for a strand that cannot be drawn. Grey hairs are single ones, as on a head, and no veil. Words beside it say the same. */
export function HairStrand({ look }: { look: StrandLook }) {
  const { pigmented, grey, greyShare, roots } = look
  const greyWidth = (gap * greyShare) / 100
  /** A broad line from side to side, whose dashes are hairs from the top down. */
  const hairs = (colour: string, depth: number) => (
    <path
      d={`M0 ${depth / 2}h${width}`}
      stroke={colour}
      strokeWidth={depth}
      strokeDasharray={`${greyWidth} ${gap - greyWidth}`}
    />
  )
  return (
    <svg
      className={styles.strand}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={pigmented} />
      {grey && hairs(grey, height)}
      {roots && <rect width={width} height={rootsHeight} fill={roots.pigmented} />}
      {roots?.grey && hairs(roots.grey, rootsHeight)}
    </svg>
  )
}
