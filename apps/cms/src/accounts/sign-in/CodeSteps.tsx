'use client'

import { type ComponentProps, useState } from 'react'
import type { Refused } from '../account-request.ts'
import { QrCode } from '../second-factor/SetUp.tsx'
import type { SetUp } from '../second-factor/set-up.ts'
import { AccountForm, Field, StepTitle } from './AccountForm.tsx'
import styles from './SignIn.module.css'

type CodeStepProps = {
  onSend: (code: string) => Promise<Refused | undefined>
  onBack: () => void
}

const required = { code: 'Введите код.' }

/** The second step of signing in: a code of the app, or one of those kept for the day the phone is lost. */
export function CodeStep({ onSend, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <AccountForm
      // The two are different things: each begins empty and takes the keyboard.
      key={isRecovery ? 'recovery' : 'app'}
      required={required}
      onSend={({ code = '' }) => onSend(code)}
      submitLabel="Войти"
      footer={
        <>
          <button type="button" className={styles.quiet} onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Ввести код из\u00a0приложения' : 'Войти по\u00a0запасному коду'}
          </button>
          <BackButton onBack={onBack} />
        </>
      }
    >
      <h1>{isRecovery ? 'Запасной код' : 'Код из\u00a0приложения'}</h1>
      {isRecovery ? (
        <Field
          name="code"
          label="Запасной код"
          description="Один из&nbsp;десяти кодов, которые вы сохранили, когда подключали приложение. Каждый действует один раз."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <AppCodeField
          label="Шесть цифр"
          description="Откройте на&nbsp;телефоне приложение с&nbsp;кодами и&nbsp;найдите в&nbsp;нём этот сайт."
          autoFocus
        />
      )}
    </AccountForm>
  )
}

/** The second step of a user without an app: they set it up, and a code proves that it works. */
export function SetUpStep({ setUp, onSend, onBack }: CodeStepProps & { setUp: SetUp }) {
  return (
    <AccountForm
      required={required}
      onSend={({ code = '' }) => onSend(code)}
      submitLabel="Подключить и&nbsp;войти"
      footer={<BackButton onBack={onBack} />}
    >
      <StepTitle>{'Подключите приложение с\u00a0кодами'}</StepTitle>
      <p>Кроме пароля для входа нужен код из&nbsp;приложения на&nbsp;телефоне. Это нужно сделать один раз.</p>
      <QrCode setUp={setUp} />
      <AppCodeField
        label="Код из&nbsp;приложения"
        description="Шесть цифр, которые приложение показывает рядом с&nbsp;именем сайта."
      />
    </AccountForm>
  )
}

/** Six digits of the app with codes; a space between them is let in. */
function AppCodeField(field: Pick<ComponentProps<typeof Field>, 'label' | 'description' | 'autoFocus'>) {
  return <Field {...field} name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className={styles.quiet} onClick={onBack}>
      Назад
    </button>
  )
}
