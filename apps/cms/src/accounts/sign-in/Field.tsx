'use client'

import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  /** The fault of the value. */
  error?: string
  /** A hint: the value to write here, or its place. */
  description?: string
}

/** A field in the look of the panel's own, for forms that are no documents; its error stands below it. */
export function Field({ name, label, value, onValue, error, description, ...input }: FieldProps) {
  const id = `field-${name}`
  const hints = useId()
  return (
    <div className={`field-type text ${error ? 'error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          type="text"
          {...input}
          id={id}
          name={name}
          value={value}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error || description ? hints : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      <div id={hints} className={styles.hints}>
        {error && <p className={styles.error}>{error}</p>}
        {description && <p>{description}</p>}
      </div>
    </div>
  )
}
