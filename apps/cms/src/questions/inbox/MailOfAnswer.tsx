'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { AnswerMail } from '../answer-mail.ts'
import styles from './inbox.module.css'

/** How often a letter on its way is looked after. */
const pollMs = 3000
const dateFormat = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' })

/** Shows the state of the letter with the answer, and a button to send it once more. */
export function MailOfAnswer() {
  const { id, data } = useDocumentInfo()
  const [mail, setMail] = useState<AnswerMail>()
  const updatedAt = data?.updatedAt

  const ask = useCallback(
    async (method: 'GET' | 'POST') => {
      const response = await fetchCms(`/faq-questions/${id}/mail`, { method })
      if (!response.ok) throw new Error(String(response.status))
      setMail(await response.json())
    },
    [id],
  )
  // Each save may have put a letter into the outbox.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `updatedAt` says that there was a save
  useEffect(() => {
    if (id) ask('GET').catch(() => undefined)
  }, [ask, id, updatedAt])
  const isOpen = mail?.state === 'waiting' || mail?.state === 'sending' || mail?.state === 'handedOver'
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => ask('GET').catch(() => undefined), pollMs)
    return () => clearInterval(timer)
  }, [ask, isOpen])
  if (!mail?.state) return null

  const sendAgain = () =>
    ask('POST').then(
      () => toast.success('Письмо отправится в течение минуты'),
      () => toast.error('Не получилось отправить письмо. Обновите страницу и попробуйте ещё раз.'),
    )
  return (
    <section className={styles.mail} aria-labelledby="answer-mail">
      <h4 id="answer-mail">Письмо с ответом</h4>
      <p>
        {mail.stateLabel}
        {mail.sentAt ? ` ${dateFormat.format(new Date(mail.sentAt))}` : ''}
        {mail.problem ? `. ${mail.problem}` : ''}.
      </p>
      {mail.canSendAgain && (
        <>
          {mail.state === 'sent' && <p>После отправки ответ изменили.</p>}
          <Button size="small" buttonStyle="secondary" onClick={sendAgain}>
            {mail.state === 'sent' ? 'Отправить исправленный ответ' : 'Отправить ещё раз'}
          </Button>
        </>
      )}
    </section>
  )
}
