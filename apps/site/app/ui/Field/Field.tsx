import type { ReactNode } from 'react'
import styles from './Field.module.css'

export type FieldProps = {
  name: string
  label: string
  /** Explains the field below its label. */
  hint?: string | undefined
  /** The mistake in the value, in words. */
  errorMessage?: string | undefined
}

/** The id of a field, and the ARIA attributes that tie its hint and error to it. */
export function fieldIds(formId: string, { name, hint, errorMessage }: FieldProps) {
  const id = `${formId}-${name}`
  const describedBy = [hint && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': errorMessage ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

/** A control with its label above, its hint and its error below. */
export function Field({ id, field, children }: { id: string; field: FieldProps; children: ReactNode }) {
  const { label, hint, errorMessage } = field
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={errorMessage} />
    </div>
  )
}

/** The error of a field; said aloud when it appears. */
export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  return (
    <p className={styles.error} id={`${id}-error`} aria-live="polite" hidden={!message}>
      {message}
    </p>
  )
}
