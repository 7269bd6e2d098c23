'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { callApi, type Refused } from '../account-request.ts'
import { AskInForm } from './AskInForm.tsx'
import type { SecondFactorView } from './endpoints.ts'
import { QrCode, RecoveryCodes } from './SetUp.tsx'
import type { SetUp } from './set-up.ts'

export type SecondFactorProps = { id: number; view: SecondFactorView; onChange: () => Promise<void> }

const setUpShape = z.object({ qr: z.string(), secret: z.string() })
const codesShape = z.object({ recoveryCodes: z.array(z.string()) })
const dateFormat = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' })

type Action = 'set-up' | 'recovery-codes' | 'turn-off'
type State =
  | { name: 'rest' }
  | { name: 'password'; action: Action }
  | { name: 'code'; setUp: SetUp }
  | { name: 'codes'; codes: string[] }

const submitLabels: Record<Action, string> = {
  'set-up': 'Дальше',
  'recovery-codes': 'Получить новые коды',
  'turn-off': 'Отключить второй шаг',
}
const nonsense: Refused = { message: 'Сервер ответил непонятно. Обновите страницу.', fields: {} }

/** One's own second step: set it up, get new recovery codes, turn it off. */
export function OwnSecondFactor({ id, view, onChange }: SecondFactorProps) {
  const [state, setState] = useState<State>({ name: 'rest' })
  const rest = () => setState({ name: 'rest' })

  async function act(action: Action, currentPassword: string): Promise<Refused | undefined> {
    const outcome = await callApi(`/${id}/second-factor/${action}`, 'POST', { currentPassword })
    if (!outcome.ok) return outcome
    if (action === 'turn-off') {
      toast.success('Второй шаг отключён')
      rest()
      await onChange()
      return undefined
    }
    const setUp = setUpShape.safeParse(outcome.answer).data
    const codes = codesShape.safeParse(outcome.answer).data?.recoveryCodes
    if (setUp) setState({ name: 'code', setUp })
    else if (codes) setState({ name: 'codes', codes })
    else return nonsense
    return undefined
  }

  async function confirm(code: string): Promise<Refused | undefined> {
    const outcome = await callApi(`/${id}/second-factor/confirm`, 'POST', { code })
    if (!outcome.ok) return outcome
    const { data } = codesShape.safeParse(outcome.answer)
    if (!data) return nonsense
    setState({ name: 'codes', codes: data.recoveryCodes })
    return undefined
  }

  async function finish() {
    rest()
    await onChange()
  }

  if (state.name === 'password') {
    const { action } = state
    return (
      <AskInForm
        key={action}
        name="second-factor-password"
        serverName="currentPassword"
        label="Ваш нынешний пароль"
        empty="Введите пароль, с&nbsp;которым вы вошли в&nbsp;панель."
        type="password"
        autoComplete="current-password"
        submitLabel={submitLabels[action]}
        onSend={(password) => act(action, password)}
        onCancel={rest}
      />
    )
  }
  if (state.name === 'code') {
    return (
      <>
        <QrCode setUp={state.setUp} />
        <AskInForm
          key="code"
          name="second-factor-code"
          serverName="code"
          label="Код из&nbsp;приложения"
          empty="Введите код."
          inputMode="numeric"
          autoComplete="one-time-code"
          submitLabel="Подключить"
          onSend={confirm}
          onCancel={rest}
        />
      </>
    )
  }
  if (state.name === 'codes') return <RecoveryCodes codes={state.codes} onSaved={finish} />
  const ask = (action: Action) => () => setState({ name: 'password', action })
  return view.isOn ? (
    <Connected view={view} ask={ask} />
  ) : (
    <NotConnected isRequired={view.isRequired} ask={ask} />
  )
}

type Ask = { ask: (action: Action) => () => void }

function NotConnected({ isRequired, ask }: Ask & { isRequired: boolean }) {
  return (
    <>
      <p>
        {isRequired
          ? 'При следующем входе понадобится код из\u00a0приложения на\u00a0телефоне. Подключите его сейчас.'
          : 'Кроме пароля можно спрашивать код из\u00a0приложения на\u00a0телефоне: тогда одного пароля для входа мало.'}
      </p>
      <Button buttonStyle="secondary" size="small" onClick={ask('set-up')}>
        Подключить приложение
      </Button>
    </>
  )
}

function Connected({ view, ask }: Ask & Pick<SecondFactorProps, 'view'>) {
  const since = view.confirmedAt ? ` (${dateFormat.format(new Date(view.confirmedAt))})` : ''
  return (
    <>
      <p>
        Приложение с&nbsp;кодами подключено{since}. Запасных кодов осталось: {view.recoveryCodesLeft}.
      </p>
      <Button buttonStyle="secondary" size="small" onClick={ask('recovery-codes')}>
        Новые запасные коды
      </Button>
      {view.isRequired ? (
        <p>
          Отключить нельзя: второй шаг обязателен для всех. Чтобы сменить телефон, попросите другого
          администратора сбросить второй шаг.
        </p>
      ) : (
        <Button buttonStyle="secondary" size="small" onClick={ask('turn-off')}>
          Отключить
        </Button>
      )}
    </>
  )
}
