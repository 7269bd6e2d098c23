'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from './account-request.ts'

const dateFormat = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' })

/** Says that the person sets the password, and when the invitation was sent; sends it once more. */
export function InvitationPanel() {
  const { id, data } = useDocumentInfo()
  const [sentAgainAt, setSentAgainAt] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const invitedAt = sentAgainAt ?? invitedAtOf(data)
  if (!id) {
    return (
      <p>
        Пароль задавать не&nbsp;нужно: на&nbsp;почту придёт приглашение со&nbsp;ссылкой, и&nbsp;сотрудник
        придумает его сам.
      </p>
    )
  }
  if (!invitedAt) return null

  async function sendAgain() {
    setBusy(true)
    const outcome = await callApi(`/${id}/invite`, 'POST')
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    setSentAgainAt(invitedAtOf(outcome.answer))
    return toast.success(
      'Приглашение отправится в\u00a0течение минуты. Прежняя ссылка больше не\u00a0действует.',
    )
  }

  return (
    <section aria-labelledby="invitation">
      <h3 id="invitation">Приглашение</h3>
      <p>
        Сотрудник ещё не&nbsp;задал пароль. Приглашение отправлено {dateFormat.format(new Date(invitedAt))},
        ссылка в&nbsp;нём действует три дня.
      </p>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={sendAgain}>
        Отправить приглашение ещё раз
      </Button>
    </section>
  )
}

/** When a colleague was invited, by an account or an answer of the API; undefined when they were not, or have a password. */
function invitedAtOf(account: unknown): string | undefined {
  if (typeof account !== 'object' || account === null || !('invitedAt' in account)) return undefined
  return typeof account.invitedAt === 'string' ? account.invitedAt : undefined
}
