import styles from './ShadePanel.module.css'

type ShadeTitleProps = { shade: { number: string; name: string; hex: string }; heading: 'h1' | 'h2' }

/** The heading of a shade: its colour, number and name. */
export function ShadeTitle({ shade: { number, name, hex }, heading: Heading }: ShadeTitleProps) {
  return (
    <Heading className={styles.title}>
      <svg className={styles.chip} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" fill={hex} />
      </svg>
      <span className={styles.number}>{number}</span> <span>{name}</span>
    </Heading>
  )
}
