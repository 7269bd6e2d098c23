'use client'

import { Link } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { callApi } from '../call-api.ts'
import { EmailField } from '../sign-in/EmailField.tsx'
import { Problem } from '../sign-in/Problem.tsx'
import styles from '../sign-in/SignIn.module.css'
import { StepTitle } from '../sign-in/StepTitle.tsx'
import { SubmitButton } from '../sign-in/SubmitButton.tsx'
import { useSending } from '../sign-in/use-sending.ts'

/** Asks for a letter with the link to a new password. Says the same whether or not there is such an account. */
export function ForgottenPasswordForm() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.trim()) return refuse({ message: '', fields: { email: 'Введите электронную почту.' } })
    return send(async () => {
      const outcome = await callApi('/forgot-password', 'POST', { email: email.trim() })
      if (!outcome.ok) return outcome
      setSent(true)
      return undefined
    })
  }

  if (isSent) {
    return (
      <div className={styles.page}>
        <StepTitle>Письмо отправлено</StepTitle>
        <p>
          Если для&nbsp;{email.trim()} есть учётная запись, письмо со&nbsp;ссылкой придёт в&nbsp;течение
          минуты. Ссылка действует один час. Не&nbsp;пришло&nbsp;— загляните в&nbsp;«Спам» или обратитесь
          к&nbsp;администратору.
        </p>
        <div className={styles.links}>
          <Link href="/admin/login" prefetch={false}>
            Ко входу
          </Link>
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
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <EmailField value={email} onValue={setEmail} error={refused.fields.email} />
        <Problem>{refused.message}</Problem>
        <Link href="/admin/login" prefetch={false}>
          Ко входу
        </Link>
        <SubmitButton isBusy={isBusy}>Прислать ссылку</SubmitButton>
      </form>
    </div>
  )
}
