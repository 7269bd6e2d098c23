'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi, type Refused } from './account-request.ts'
import { NewPasswordFields } from './NewPasswordForm.tsx'
import { newPasswordProblems } from './password-rule.ts'
import { AccountForm, EmailField, Field } from './sign-in/AccountForm.tsx'

const required = {
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
  const [asksForCode, setAsksForCode] = useState(code === '')

  async function create(values: Record<string, string>): Promise<Refused | undefined> {
    const { repeated, ...given } = values
    const outcome = await callApi('/first-register', 'POST', { code, ...given })
    if (!outcome.ok) {
      if (outcome.fields.code) setAsksForCode(true)
      return outcome
    }
    // The panel's own form hands over the server's answer here as well.
    setUser(outcome.answer as Parameters<typeof setUser>[0])
    router.push('/admin')
    return undefined
  }

  return (
    <AccountForm required={required} check={newPasswordProblems} onSend={create} submitLabel="Создать">
      {asksForCode && (
        <Field
          name="code"
          defaultValue={code}
          label="Код для первой учётной записи"
          description="Лежит на&nbsp;сервере, в&nbsp;папке данных: файл secrets/first-account-code. Команда запуска печатает адрес этой страницы вместе с&nbsp;ним."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Field name="name" label="Имя" autoComplete="name" maxLength={80} />
      <EmailField />
      <NewPasswordFields label="Пароль" />
    </AccountForm>
  )
}
