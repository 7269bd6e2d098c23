import styles from './Regrowth.module.css'

type RegrowthProps = { label: string; given: string | undefined; error: string | undefined }

/** The centimetres that have grown since the last dyeing. */
export function Regrowth({ label, given, error }: RegrowthProps) {
  return (
    <>
      <label className={styles.number}>
        <span>{label}</span>
        <input
          id="answer-regrowth"
          className={styles.input}
          name="regrowth"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          defaultValue={given === 'unknown' ? '' : given}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'answer-regrowth-error' : undefined}
        />
      </label>
      {error && (
        <p className="error" id="answer-regrowth-error">
          {error}
        </p>
      )}
    </>
  )
}
