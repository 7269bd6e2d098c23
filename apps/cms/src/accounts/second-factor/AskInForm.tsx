'use client'

import { Button } from '@payloadcms/ui'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { type Refused, useSending } from '../account-request.ts'
import { Field, Problem } from '../sign-in/AccountForm.tsx'
import styles from './SecondFactor.module.css'

type AskInFormProps = Pick<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'type' | 'inputMode' | 'autoComplete'
> & {
  /** The server's name of the field, in a refusal. */
  serverName: string
  /** The message about an empty field. */
  empty: string
  submitLabel: string
  onSend: (value: string) => Promise<Refused | undefined>
  onCancel: () => void
}

/** A field with a button within the form of an account. A form inside that form is not allowed, so it has none of its own. */
export function AskInForm({ serverName, empty, submitLabel, onSend, onCancel, ...field }: AskInFormProps) {
  const [value, setValue] = useState('')
  const { isBusy, refused, refuse, send } = useSending()

  function submit() {
    if (!value.trim()) return refuse({ message: '', fields: { [serverName]: empty } })
    return send(() => onSend(value))
  }

  // Enter would save the account instead.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isBusy) void submit()
  }

  return (
    <div className={styles.ask}>
      <Field
        {...field}
        value={value}
        onValue={setValue}
        onKeyDown={onKeyDown}
        error={refused.fields[serverName]}
        autoFocus
      />
      <Problem>{refused.message}</Problem>
      <div className={styles.buttons}>
        <Button size="small" disabled={isBusy} onClick={submit}>
          {submitLabel}
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </div>
  )
}
