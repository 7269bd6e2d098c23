import styles from './Choices.module.css'

type TickProps = { id?: string; name: string; value: string; label: string; isTicked: boolean }

/** A checkbox; left unticked, it gives no answer. */
export function Tick({ id, name, value, label, isTicked }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        id={id}
        className={styles.radio}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
      />
      <span>{label}</span>
    </label>
  )
}
