'use client'

import { Button, ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { askApi } from '../ask-api.ts'
import type { SecondFactorView } from './endpoints.ts'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'
import styles from './SecondFactor.module.css'

const resetModal = 'reset-second-factor'
export const viewShape: z.ZodType<SecondFactorView> = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  confirmedAt: z.string().nullable(),
  recoveryCodesLeft: z.number(),
})

/** The second step of signing in of an account: one's own to set up and turn off, somebody else's to see and to reset. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [view, setView] = useState<SecondFactorView>()

  const load = useCallback(async () => {
    const outcome = await askApi(`/${id}/second-factor`, 'GET')
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

export type SecondFactorProps = { id: number; view: SecondFactorView; onChange: () => Promise<void> }

function OthersSecondFactor({ id, view, onChange }: SecondFactorProps) {
  const { openModal } = useModal()
  async function reset() {
    const outcome = await askApi(`/${id}/second-factor`, 'DELETE')
    if (outcome.ok) toast.success('Второй шаг сброшен')
    else toast.error(outcome.message)
    await onChange()
  }
  if (!view.isOn) return <p>Приложение с&nbsp;кодами не&nbsp;подключено.</p>
  return (
    <>
      <p>Приложение с&nbsp;кодами подключено. Если телефон потерян, сбросьте второй шаг.</p>
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(resetModal)}>
        Сбросить второй шаг
      </Button>
      <ConfirmationModal
        modalSlug={resetModal}
        heading="Сбросить второй шаг входа?"
        body={
          view.isRequired
            ? 'При следующем входе сотрудник подключит приложение заново.'
            : 'Сотрудник будет входить только по\u00a0паролю, пока не\u00a0подключит приложение снова.'
        }
        confirmLabel="Сбросить"
        onConfirm={reset}
      />
    </>
  )
}
