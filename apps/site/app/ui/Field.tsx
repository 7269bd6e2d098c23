import type { ChangeEvent, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
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
        <p className="smallPrint" id={`${id}-hint`}>
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

type ControlProps<Attributes> = FieldProps &
  Omit<Attributes, 'defaultValue' | 'name' | 'onChange' | 'value'> & {
    /** Id of the form, so that two forms on a page do not share ids. */
    formId: string
    /** The text in the field; the starting value only, unless `onValueChange` follows it. */
    value?: string
    onValueChange?: (value: string) => void
  }

type TextInputProps = ControlProps<InputHTMLAttributes<HTMLInputElement>> & {
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
}

/** One line of text (spec §3). */
export function TextInput({
  formId,
  name,
  label,
  hint,
  errorMessage,
  type = 'text',
  required = true,
  value,
  onValueChange,
  ...rest
}: TextInputProps) {
  const field = { name, label, hint, errorMessage }
  const ids = fieldIds(formId, field)
  const text = textOf(value, onValueChange)
  return (
    <Field id={ids.id} field={field}>
      <input
        {...rest}
        {...ids}
        {...text}
        className={styles.control}
        name={name}
        type={type}
        required={required}
      />
    </Field>
  )
}

/** A multi-line text field; grows with its text. */
export function Textarea({
  formId,
  name,
  label,
  hint,
  errorMessage,
  required = true,
  value,
  onValueChange,
  ...rest
}: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const field = { name, label, hint, errorMessage }
  const ids = fieldIds(formId, field)
  const text = textOf(value, onValueChange)
  return (
    <Field id={ids.id} field={field}>
      <textarea {...rest} {...ids} {...text} className={styles.control} name={name} required={required} />
    </Field>
  )
}

function textOf(value: string | undefined, onValueChange: ControlProps<unknown>['onValueChange']) {
  if (!onValueChange) return { defaultValue: value }
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onValueChange(event.currentTarget.value)
  return { value: value ?? '', onChange }
}
