'use client'

import { Link, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { callApi, type Outcome, type Refused } from '../account-request.ts'
import { RecoveryCodes } from '../second-factor/SetUp.tsx'
import type { SetUp } from '../second-factor/set-up.ts'
import { AccountForm, EmailField, Field, StepTitle } from './AccountForm.tsx'
import { CodeStep, SetUpStep } from './CodeSteps.tsx'
import styles from './SignIn.module.css'

type Step =
  | { name: 'password' }
  | { name: 'code' }
  | { name: 'setUp'; setUp: SetUp }
  | { name: 'saving'; codes: string[]; session: unknown }

const setUpShape = z.object({ secondFactor: z.literal('setUp'), qr: z.string(), secret: z.string() })
const codesShape = z.object({ recoveryCodes: z.array(z.string()) })

/** Signing in: e-mail and password, then a code where one is needed, or setting up the app that makes the codes. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const router = useRouter()
  const { setUser } = useAuth<{ id: number }>()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [credentials, setCredentials] = useState({ email: '', password: '' })

  async function send(given: {
    email: string
    password: string
    code?: string
  }): Promise<Refused | undefined> {
    const outcome = await callApi('/login', 'POST', given)
    if (!outcome.ok) return follow(outcome)
    const { data } = codesShape.safeParse(outcome.answer)
    if (data) setStep({ name: 'saving', codes: data.recoveryCodes, session: outcome.answer })
    else enter(outcome.answer)
    return undefined
  }

  function follow({ data, message, fields }: Outcome & { ok: false }): Refused | undefined {
    const setUp = setUpShape.safeParse(data)
    if (setUp.success) setStep({ name: 'setUp', setUp: setUp.data })
    else if (data.secondFactor === 'needed') setStep({ name: 'code' })
    else return { message, fields }
    return undefined
  }

  function enter(session: unknown) {
    // The panel's own form hands over the server's answer here as well.
    setUser(session as Parameters<typeof setUser>[0])
    router.push(redirectTo)
  }

  const sendCode = (code: string) => send({ ...credentials, code })
  const begin = (given: typeof credentials) => {
    setCredentials(given)
    return send(given)
  }
  const back = () => setStep({ name: 'password' })
  return (
    <div className={styles.page}>
      {step.name === 'password' && <PasswordStep email={credentials.email} onSend={begin} />}
      {step.name === 'code' && <CodeStep onSend={sendCode} onBack={back} />}
      {step.name === 'setUp' && <SetUpStep setUp={step.setUp} onSend={sendCode} onBack={back} />}
      {step.name === 'saving' && (
        <>
          <StepTitle>Сохраните запасные коды</StepTitle>
          <RecoveryCodes codes={step.codes} onSaved={() => enter(step.session)} />
        </>
      )}
    </div>
  )
}

type PasswordStepProps = {
  /** The address typed before the user came back to this step. */
  email: string
  onSend: (given: { email: string; password: string }) => Promise<Refused | undefined>
}

function PasswordStep({ email: typed, onSend }: PasswordStepProps) {
  return (
    <AccountForm
      required={{ email: 'Введите электронную почту.', password: 'Введите пароль.' }}
      onSend={({ email = '', password = '' }) => onSend({ email, password })}
      submitLabel="Войти"
      link={
        <Link href="/admin/forgot" prefetch={false}>
          Забыли пароль?
        </Link>
      }
    >
      <EmailField defaultValue={typed} />
      <Field name="password" type="password" label="Пароль" autoComplete="current-password" />
    </AccountForm>
  )
}
