'use client'

import { useAuth } from '@payloadcms/ui'
import { password as passwordRule } from '@pryad/contract/forms/rules.ts'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi } from '../call-api.ts'
import { passwordRuleText } from '../password-rule.ts'
import { EmailField } from '../sign-in/EmailField.tsx'
import { Field } from '../sign-in/Field.tsx'
import { Problem } from '../sign-in/Problem.tsx'
import styles from '../sign-in/SignIn.module.css'
import { SubmitButton } from '../sign-in/SubmitButton.tsx'
import { useSending } from '../sign-in/use-sending.ts'

type Values = Record<'code' | 'name' | 'email' | 'password' | 'repeated', string>

const missing: Values = {
  code: 'Введите код.',
  name: 'Введите имя.',
  email: 'Введите электронную почту.',
  password: 'Введите пароль.',
  repeated: 'Повторите пароль.',
}

/** Makes the first account. `code` comes from the address of the page; without it the form has a field for it. */
export function FirstAccountForm({ code }: { code: string }) {
  const router = useRouter()
  const { setUser } = useAuth<{ id: number }>()
  const [values, setValues] = useState<Values>({ code, name: '', email: '', password: '', repeated: '' })
  const [asksForCode, setAsksForCode] = useState(code === '')
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    const fields = problemsOf(values)
    if (Object.keys(fields).length > 0) return refuse({ message: '', fields })
    return send(async () => {
      const { repeated, ...given } = values
      const outcome = await callApi('/first-register', 'POST', given)
      if (!outcome.ok) {
        if (outcome.fields.code) setAsksForCode(true)
        return outcome
      }
      // The panel's own form hands over the server's answer here as well.
      setUser(outcome.answer as Parameters<typeof setUser>[0])
      router.push('/admin')
      return undefined
    })
  }

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    onValue: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    error: refused.fields[name],
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {asksForCode && (
        <Field
          {...field('code')}
          label="Код для первой учётной записи"
          description="Лежит на&nbsp;сервере, в&nbsp;папке данных: файл secrets/first-account-code. Команда запуска печатает адрес этой страницы вместе с&nbsp;ним."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Field {...field('name')} label="Имя" autoComplete="name" maxLength={80} />
      <EmailField {...field('email')} />
      <Field
        {...field('password')}
        type="password"
        label="Пароль"
        description={passwordRuleText}
        autoComplete="new-password"
      />
      <Field {...field('repeated')} type="password" label="Пароль ещё раз" autoComplete="new-password" />
      <Problem>{refused.message}</Problem>
      <SubmitButton isBusy={isBusy}>Создать</SubmitButton>
    </form>
  )
}

function problemsOf(values: Values): Partial<Values> {
  const empty = Object.entries(missing).filter(([name]) => !values[name as keyof Values].trim())
  const { password, repeated } = values
  const wrong = password ? passwordRule(password, { fieldName: 'Пароль', values: {} }) : undefined
  return {
    ...Object.fromEntries(empty),
    ...(wrong && { password: wrong }),
    ...(password && repeated && password !== repeated && { repeated: 'Пароли не\u00a0совпадают.' }),
  }
}
