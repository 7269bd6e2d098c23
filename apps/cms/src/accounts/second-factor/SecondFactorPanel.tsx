'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { callApi, type Refused } from '../account-request.ts'
import { AskInForm } from './AskInForm.tsx'
import type { SecondFactorView } from './endpoints.ts'
import { OwnSecondFactor, type SecondFactorProps } from './OwnSecondFactor.tsx'
import styles from './SecondFactor.module.css'

const viewShape: z.ZodType<SecondFactorView> = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  confirmedAt: z.string().nullable(),
  recoveryCodesLeft: z.number(),
})

/** The second factor of an account: users set up and turn off their own, administrators see and reset that of a colleague. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [view, setView] = useState<SecondFactorView>()

  const load = useCallback(async () => {
    const outcome = await callApi(`/${id}/second-factor`, 'GET')
    const { data } = viewShape.safeParse(outcome.ok ? outcome.answer : undefined)
    if (data) setView(data)
    else toast.error('Сведения о\u00a0втором шаге входа не\u00a0загрузились. Обновите страницу.')
  }, [id])
  // It is no part of the form, so it comes by a request of its own.
  useEffect(() => {
    if (id) void load()
  }, [load, id])
  if (!id || !view) return null

  return (
    <section className={styles.panel} aria-labelledby="second-factor-title">
      <h3 id="second-factor-title">Второй шаг входа</h3>
      {user?.id === id ? (
        <OwnSecondFactor id={Number(id)} view={view} onChange={load} />
      ) : (
        <OthersSecondFactor id={Number(id)} view={view} onChange={load} />
      )}
    </section>
  )
}

function OthersSecondFactor({ id, view, onChange }: SecondFactorProps) {
  const [isAsking, setAsking] = useState(false)

  async function reset(currentPassword: string): Promise<Refused | undefined> {
    const outcome = await callApi(`/${id}/second-factor`, 'DELETE', { currentPassword })
    if (!outcome.ok) return outcome
    toast.success('Второй шаг сброшен')
    setAsking(false)
    await onChange()
    return undefined
  }

  if (!view.isOn) return <p>Приложение с&nbsp;кодами не&nbsp;подключено.</p>
  if (!isAsking) {
    return (
      <>
        <p>Приложение с&nbsp;кодами подключено. Если телефон потерян, сбросьте второй шаг.</p>
        <Button buttonStyle="secondary" size="small" onClick={() => setAsking(true)}>
          Сбросить второй шаг
        </Button>
      </>
    )
  }
  return (
    <>
      <p>
        {view.isRequired
          ? 'При следующем входе сотрудник подключит приложение заново.'
          : 'Сотрудник будет входить только по\u00a0паролю, пока не\u00a0подключит приложение снова.'}
      </p>
      <AskInForm
        name="second-factor-password"
        serverName="currentPassword"
        label="Ваш нынешний пароль"
        empty={'Введите пароль, с\u00a0которым вы вошли в\u00a0панель.'}
        type="password"
        autoComplete="current-password"
        submitLabel="Сбросить"
        onSend={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
