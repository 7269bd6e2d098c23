'use client'

import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi, type Refused } from './account-request.ts'
import { newPasswordProblems, passwordRuleText } from './password-rule.ts'
import { AccountForm, Field } from './sign-in/AccountForm.tsx'

/** Sets a password by the key of a letter; one signs in with it afterwards. */
export function NewPasswordForm({ token }: { token: string }) {
  const router = useRouter()

  async function save({ password }: Record<string, string>): Promise<Refused | undefined> {
    const outcome = await callApi('/reset-password', 'POST', { token, password })
    if (!outcome.ok) return outcome
    toast.success('Пароль сохранён. Войдите с\u00a0ним.')
    router.push('/admin/login')
    return undefined
  }

  return (
    <AccountForm
      required={{ password: 'Введите пароль.', repeated: 'Повторите пароль.' }}
      check={newPasswordProblems}
      onSend={save}
      submitLabel="Сохранить пароль"
      link={
        <Link href="/admin/forgot" prefetch={false}>
          {'Ссылка не\u00a0действует? Попросить новую'}
        </Link>
      }
    >
      <NewPasswordFields label="Новый пароль" />
    </AccountForm>
  )
}

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <Field
        name="password"
        type="password"
        label={label}
        description={passwordRuleText}
        autoComplete="new-password"
      />
      <Field name="repeated" type="password" label="Пароль ещё раз" autoComplete="new-password" />
    </>
  )
}
