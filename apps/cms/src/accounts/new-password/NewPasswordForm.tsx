'use client'

import { toast } from '@payloadcms/ui'
import { password as passwordRule } from '@pryad/contract/forms/rules.ts'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi } from '../call-api.ts'
import { passwordRuleText } from '../password-rule.ts'
import { Field } from '../sign-in/Field.tsx'
import { FormEnd } from '../sign-in/FormEnd.tsx'
import styles from '../sign-in/SignIn.module.css'
import { useSending } from '../sign-in/use-sending.ts'

/** Sets a password by the key of a letter; one signs in with it afterwards. */
export function NewPasswordForm({ token }: { token: string }) {
  const router = useRouter()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    const fields = problemsOf(password, repeated)
    if (Object.keys(fields).length > 0) return refuse({ message: '', fields })
    return send(async () => {
      const outcome = await callApi('/reset-password', 'POST', { token, password })
      if (!outcome.ok) return outcome
      toast.success('Пароль сохранён. Войдите с\u00a0ним.')
      router.push('/admin/login')
      return undefined
    })
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field
        name="password"
        type="password"
        label="Новый пароль"
        description={passwordRuleText}
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        error={refused.fields.password}
      />
      <Field
        name="repeated"
        type="password"
        label="Пароль ещё раз"
        autoComplete="new-password"
        value={repeated}
        onValue={setRepeated}
        error={refused.fields.repeated}
      />
      <FormEnd
        problem={refused.message}
        forgot={'Ссылка не\u00a0действует? Попросить новую'}
        isBusy={isBusy}
        submit="Сохранить пароль"
      />
    </form>
  )
}

function problemsOf(password: string, repeated: string): Record<string, string> {
  const wrong = password ? passwordRule(password, { fieldName: 'Пароль', values: {} }) : 'Введите пароль.'
  return {
    ...(wrong && { password: wrong }),
    ...(repeated
      ? password !== repeated && { repeated: 'Пароли не\u00a0совпадают.' }
      : { repeated: 'Повторите пароль.' }),
  }
}
