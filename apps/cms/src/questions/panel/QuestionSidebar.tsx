'use client'

import { Button, toast, useAuth, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { User } from '../../payload-types.ts'
import type { AnswerMail } from '../answer.ts'
import styles from './questions.module.css'
import { useAids } from './use-aids.ts'

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Until when an answer was promised; said with weight once that time is over. */
export function PromiseNote() {
  const { aids } = useAids()
  if (!aids || typeof aids === 'string' || !aids.promise) return null
  const { until, isLate } = aids.promise
  const day = dayFormat.format(new Date(until))
  return isLate ? (
    <p className={`${styles.promise} ${styles.late}`}>
      <strong>Ждёт дольше обещанного.</strong> Ответ обещали до&nbsp;{day} включительно.
    </p>
  ) : (
    <p className={styles.promise}>Ответ обещан до&nbsp;{day} включительно.</p>
  )
}

/** Topics that the question seems to be about, and are not chosen yet; one press takes them all. */
export function SuggestedTopics() {
  const { aids } = useAids()
  const { disabled } = useForm()
  const { value, setValue } = useField<(number | { id: number })[] | null>({ path: 'tags' })
  if (!aids || typeof aids === 'string' || disabled) return null
  const chosen = (value ?? []).map((tag) => (typeof tag === 'object' ? tag.id : tag))
  const missing = aids.topics.filter(({ id }) => !chosen.includes(id))
  if (missing.length === 0) return null
  const names = missing.map(({ name }) => `«${name}»`).join(', ')
  return (
    <div className={styles.topics}>
      <p id="suggested-topics">По&nbsp;словам вопроса подходят: {names}.</p>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        onClick={() => setValue([...chosen, ...missing.map(({ id }) => id)])}
        extraButtonProps={{ 'aria-describedby': 'suggested-topics' }}
      >
        Добавить эти темы
      </Button>
    </div>
  )
}

/** Marks a new question as read when a colleague who answers questions has opened it. Renders nothing. */
export function MarkRead() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<User>()
  const { value, setValue } = useField<string>({ path: 'state' })
  const isRead = user?.role !== 'editor' && value === 'new'

  // The browser marks the question, not the server: links may be fetched ahead without being opened.
  useEffect(() => {
    if (!id || !isRead) return
    fetchCms(`/faq-questions/${id}/read`, { method: 'POST' })
      .then((response) => {
        // The form need not be saved for it.
        if (response.ok) setValue('read', true)
      })
      .catch(() => undefined)
  }, [id, isRead, setValue])
  return null
}

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
