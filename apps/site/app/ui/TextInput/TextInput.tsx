import type { InputHTMLAttributes } from 'react'
import styles from '../Field/Field.module.css'
import { Field, type FieldProps, fieldIds } from '../Field/Field.tsx'

type TextInputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'name' | 'onChange' | 'value'> & {
    /** Id of the form, so that two forms on a page do not share ids. */
    formId: string
    type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
    /** The text in the field; the starting value only, unless `onValueChange` follows it. */
    value?: string
    onValueChange?: (value: string) => void
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
  return (
    <Field id={ids.id} field={field}>
      <input
        {...rest}
        {...ids}
        {...(onValueChange
          ? { value: value ?? '', onChange: (event) => onValueChange(event.currentTarget.value) }
          : { defaultValue: value })}
        className={styles.control}
        name={name}
        type={type}
        required={required}
      />
    </Field>
  )
}
