'use client'

import { type FormEvent, useState } from 'react'
import { EmailField } from './EmailField.tsx'
import { Field } from './Field.tsx'
import { FormEnd } from './FormEnd.tsx'
import styles from './SignIn.module.css'
import { type Refused, useSending } from './use-sending.ts'

type PasswordStepProps = {
  /** The address typed before the user came back to this step. */
  email: string
  onSend: (given: { email: string; password: string }) => Promise<Refused | undefined>
}

/** The first step of signing in. */
export function PasswordStep({ email: typed, onSend }: PasswordStepProps) {
  const [email, setEmail] = useState(typed)
  const [password, setPassword] = useState('')
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    const fields = {
      ...(!email.trim() && { email: 'Введите электронную почту.' }),
      ...(!password.trim() && { password: 'Введите пароль.' }),
    }
    if (Object.keys(fields).length > 0) return refuse({ message: '', fields })
    return send(() => onSend({ email, password }))
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField value={email} onValue={setEmail} error={refused.fields.email} />
      <Field
        name="password"
        type="password"
        label="Пароль"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={refused.fields.password}
      />
      <FormEnd problem={refused.message} forgot="Забыли пароль?" isBusy={isBusy} submit="Войти" />
    </form>
  )
}
