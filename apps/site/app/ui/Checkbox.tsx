import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { FieldError, fieldIds } from './Field.tsx'
import { Icon } from './Icon.tsx'

type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'defaultChecked' | 'name' | 'onChange' | 'type' | 'value'
> & {
  /** Id of the form, so that two forms on a page do not share ids. */
  formId: string
  name: string
  label: ReactNode
  errorMessage?: string | undefined
  /** Whether it is ticked, or the values of all ticked boxes of its name. */
  modelValue?: boolean | readonly string[]
  /** The value that a ticked box stands for. */
  value?: string
  /** Gets the model in the kind it was given: a boolean or the new list. */
  onModelChange?: (model: boolean | readonly string[]) => void
}

/** A box to tick, alone or as one of several (spec §3). */
export function Checkbox({
  formId,
  name,
  label,
  errorMessage,
  modelValue = false,
  value = 'on',
  required = true,
  onModelChange,
  ...rest
}: CheckboxProps) {
  const isList = typeof modelValue !== 'boolean'
  const isChecked = isList ? modelValue.includes(value) : modelValue
  const ids = fieldIds(formId, { name: isList ? `${name}-${value}` : name, label: '', errorMessage })

  function change(checked: boolean) {
    if (!isList) onModelChange?.(checked)
    else onModelChange?.(checked ? [...modelValue, value] : modelValue.filter((other) => other !== value))
  }

  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            {...ids}
            {...(onModelChange
              ? { checked: isChecked, onChange: (event) => change(event.currentTarget.checked) }
              : { defaultChecked: isChecked })}
            className={styles.input}
            name={name}
            type="checkbox"
            value={value}
            required={required}
          />
          <Icon name="check" size="small" />
        </span>
        <label className={styles.label} htmlFor={ids.id}>
          {label}
        </label>
      </div>
      <FieldError id={ids.id} message={errorMessage} />
    </div>
  )
}
