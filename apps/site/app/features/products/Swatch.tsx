import styles from './Swatch.module.css'

/** The colour of a shade that has no picture, over the whole place of the picture. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={hex} />
    </svg>
  )
}
