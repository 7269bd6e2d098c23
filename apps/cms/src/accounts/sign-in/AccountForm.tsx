'use client'

import { Button } from '@payloadcms/ui'
import { type ComponentProps, createContext, type FormEvent, type ReactNode, use, useId } from 'react'
import { type Refused, useSending } from '../account-request.ts'
import styles from './SignIn.module.css'

type Values = Record<string, string>

type AccountFormProps = {
  /** Messages about fields that must not be empty, by their names. */
  required: Record<string, string>
  /** Further faults of the values, by the names of their fields. */
  check?: (values: Values) => Record<string, string>
  onSend: (values: Values) => Promise<Refused | undefined>
  submitLabel: ReactNode
  /** Stands above the button. */
  link?: ReactNode
  /** Stands below the button. */
  footer?: ReactNode
  children: ReactNode
}

const FieldErrors = createContext<Record<string, string>>({})

/** A form of people who are not signed in: its fields, the server's refusal, and the button. */
export function AccountForm(props: AccountFormProps) {
  const { required, check, onSend, submitLabel, link, footer, children } = props
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const empty = Object.entries(required).filter(([name]) => values[name]?.trim() === '')
    const fields = { ...check?.(values), ...Object.fromEntries(empty) }
    if (Object.keys(fields).length > 0) return refuse({ message: '', fields })
    return send(() => onSend(values))
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <FieldErrors value={refused.fields}>{children}</FieldErrors>
      <Problem>{refused.message}</Problem>
      {link}
      <div className={styles.submit}>
        <Button type="submit" size="large" disabled={isBusy}>
          {submitLabel}
        </Button>
      </div>
      {footer && <div className={styles.links}>{footer}</div>}
    </form>
  )
}

/** The reason why a form was refused; read out when it appears. */
export function Problem({ children }: { children: string }) {
  return <div role="alert">{children && <p className={styles.problem}>{children}</p>}</div>
}

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  name: string
  label: string
  /** Without it the field keeps its value itself, for `AccountForm`. */
  onValue?: (value: string) => void
  /** The fault of the value, where the form does not tell it. */
  error?: string
  /** A hint: the value to write here, or its place. */
  description?: string
}

/** A field in the look of the panel's own, for forms that are no documents; its error stands below it. */
export function Field({ name, label, onValue, error, description, ...input }: FieldProps) {
  const id = `field-${name}`
  const hints = useId()
  const shown = use(FieldErrors)[name] ?? error
  return (
    <div className={`field-type text ${shown ? 'error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          type="text"
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown || description ? hints : undefined}
          onChange={onValue && ((event) => onValue(event.target.value))}
        />
      </div>
      <div id={hints} className={styles.hints}>
        {shown && <p className={styles.error}>{shown}</p>}
        {description && <p>{description}</p>}
      </div>
    </div>
  )
}

/** The e-mail address of an account, as password managers and telephones know it. */
export function EmailField({ defaultValue }: { defaultValue?: string }) {
  return (
    <Field
      name="email"
      type="email"
      label="Электронная почта"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
    />
  )
}

/** The heading of a step that has replaced another: the keyboard and the screen reader go on from here. */
export function StepTitle({ children }: { children: string }) {
  return (
    <h1 ref={focus} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}

function focus(node: HTMLElement | null): void {
  node?.focus()
}
