'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi, type Refused } from './account-request.ts'
import { AccountForm, EmailField, StepTitle } from './sign-in/AccountForm.tsx'
import styles from './sign-in/SignIn.module.css'

/** Asks for a letter with the link to a new password. Says the same whether or not there is such an account. */
export function ForgottenPasswordForm() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)

  async function send({ email: typed = '' }: Record<string, string>): Promise<Refused | undefined> {
    setEmail(typed.trim())
    const outcome = await callApi('/forgot-password', 'POST', { email: typed.trim() })
    if (!outcome.ok) return outcome
    setSent(true)
    return undefined
  }

  const toSignIn = (
    <Link href="/admin/login" prefetch={false}>
      Ко входу
    </Link>
  )
  if (isSent) {
    return (
      <div className={styles.page}>
        <StepTitle>Письмо отправлено</StepTitle>
        <p>
          Если для&nbsp;{email} есть учётная запись, письмо со&nbsp;ссылкой придёт в&nbsp;течение минуты.
          Ссылка действует один час. Не&nbsp;пришло&nbsp;— загляните в&nbsp;«Спам» или обратитесь
          к&nbsp;администратору.
        </p>
        <div className={styles.links}>
          {toSignIn}
          <button type="button" className={styles.quiet} onClick={() => setSent(false)}>
            Отправить ещё раз
          </button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <h1>Забыли пароль?</h1>
      <p>Введите почту, с&nbsp;которой входите в&nbsp;панель: пришлём ссылку, чтобы задать новый пароль.</p>
      <AccountForm
        required={{ email: 'Введите электронную почту.' }}
        onSend={send}
        submitLabel="Прислать ссылку"
        link={toSignIn}
      >
        <EmailField defaultValue={email} />
      </AccountForm>
    </div>
  )
}
