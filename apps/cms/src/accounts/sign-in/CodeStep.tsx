'use client'

import { type FormEvent, useState } from 'react'
import { AppCodeField } from './AppCodeField.tsx'
import { Field } from './Field.tsx'
import { Problem } from './Problem.tsx'
import styles from './SignIn.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { type Refused, useSending } from './use-sending.ts'

type CodeStepProps = {
  onSend: (code: string) => Promise<Refused | undefined>
  onBack: () => void
}

/** The second step of signing in: a code of the app, or one of those kept for the day the phone is lost. */
export function CodeStep({ onSend, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return refuse({ message: '', fields: { code: 'Введите код.' } })
    return send(() => onSend(code))
  }

  function switchKind() {
    setRecovery(!isRecovery)
    setCode('')
    refuse({ message: '', fields: {} })
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <h1>{isRecovery ? 'Запасной код' : 'Код из\u00a0приложения'}</h1>
      {isRecovery ? (
        <Field
          // The two fields are different things: each begins empty and takes the keyboard.
          key="recovery"
          name="code"
          label="Запасной код"
          description="Один из&nbsp;десяти кодов, которые вы сохранили, когда подключали приложение. Каждый действует один раз."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          value={code}
          onValue={setCode}
          error={refused.fields.code}
        />
      ) : (
        <AppCodeField
          key="app"
          label="Шесть цифр"
          description="Откройте на&nbsp;телефоне приложение с&nbsp;кодами и&nbsp;найдите «Прядь»."
          autoFocus
          value={code}
          onValue={setCode}
          error={refused.fields.code}
        />
      )}
      <Problem>{refused.message}</Problem>
      <SubmitButton isBusy={isBusy}>Войти</SubmitButton>
      <div className={styles.links}>
        <button type="button" className={styles.quiet} onClick={switchKind}>
          {isRecovery ? 'Ввести код из\u00a0приложения' : 'Войти по\u00a0запасному коду'}
        </button>
        <button type="button" className={styles.quiet} onClick={onBack}>
          Назад
        </button>
      </div>
    </form>
  )
}
