'use client'

import { type FormEvent, useState } from 'react'
import { QrCode } from '../second-factor/QrCode.tsx'
import type { SetUp } from '../second-factor/set-up.ts'
import { AppCodeField } from './AppCodeField.tsx'
import { Problem } from './Problem.tsx'
import styles from './SignIn.module.css'
import { StepTitle } from './StepTitle.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { type Refused, useSending } from './use-sending.ts'

type SetUpStepProps = {
  setUp: SetUp
  onSend: (code: string) => Promise<Refused | undefined>
  onBack: () => void
}

/** The second step of a user without an app: they set it up, and a code proves that it works. */
export function SetUpStep({ setUp, onSend, onBack }: SetUpStepProps) {
  const [code, setCode] = useState('')
  const { isBusy, refused, refuse, send } = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return refuse({ message: '', fields: { code: 'Введите код.' } })
    return send(() => onSend(code))
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <StepTitle>{'Подключите приложение с\u00a0кодами'}</StepTitle>
      <p>Кроме пароля для входа нужен код из&nbsp;приложения на&nbsp;телефоне. Это нужно сделать один раз.</p>
      <QrCode setUp={setUp} />
      <AppCodeField
        label="Код из&nbsp;приложения"
        description="Шесть цифр, которые приложение показывает рядом со&nbsp;словом «Прядь»."
        value={code}
        onValue={setCode}
        error={refused.fields.code}
      />
      <Problem>{refused.message}</Problem>
      <SubmitButton isBusy={isBusy}>Подключить и&nbsp;войти</SubmitButton>
      <div className={styles.links}>
        <button type="button" className={styles.quiet} onClick={onBack}>
          Назад
        </button>
      </div>
    </form>
  )
}
