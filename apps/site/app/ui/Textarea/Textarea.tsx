import type { TextareaHTMLAttributes } from 'react'
import styles from '../Field/Field.module.css'
import { Field, type FieldProps, fieldIds } from '../Field/Field.tsx'

type TextareaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'name' | 'onChange' | 'value'> & {
    /** Id of the form, so that two forms on a page do not share ids. */
    formId: string
    /** The text in the field; the starting value only, unless `onValueChange` follows it. */
    value?: string
    onValueChange?: (value: string) => void
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
}: TextareaProps) {
  const field = { name, label, hint, errorMessage }
  const ids = fieldIds(formId, field)
  return (
    <Field id={ids.id} field={field}>
      <textarea
        {...rest}
        {...ids}
        {...(onValueChange
          ? { value: value ?? '', onChange: (event) => onValueChange(event.currentTarget.value) }
          : { defaultValue: value })}
        className={styles.control}
        name={name}
        required={required}
      />
    </Field>
  )
}
