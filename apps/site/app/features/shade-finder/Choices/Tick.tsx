import styles from './Choices.module.css'

type TickProps = { name: string; value: string; label: string; isTicked: boolean }

/** A box to tick; what is not ticked says nothing. */
export function Tick({ name, value, label, isTicked }: TickProps) {
  return (
    <label className={styles.tick}>
      <input className={styles.radio} type="checkbox" name={name} value={value} defaultChecked={isTicked} />
      {label}
    </label>
  )
}
