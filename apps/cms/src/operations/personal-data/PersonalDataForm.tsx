'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import { plural } from '../../panel/plural.ts'
import styles from './PersonalDataForm.module.css'
import { problemOf } from './problem-of.ts'
import type { Erased, FoundQuestion } from './visitor-data.ts'

const eraseModal = 'erase-personal-data'
const dateFormat = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long' })
const questionForms = ['вопрос', 'вопроса', 'вопросов'] as const

/** Finds the data of a visitor by their address, gives them out as a file, or erases them. */
export function PersonalDataForm() {
  const { openModal } = useModal()
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<{ email: string; questions: FoundQuestion[]; act?: number | null }>()
  const [isBusy, setBusy] = useState(false)

  async function ask(action: 'find' | 'export' | 'erase', address: string): Promise<Response | undefined> {
    setBusy(true)
    const response = await fetchCms(`/personal-data/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    }).catch(() => undefined)
    setBusy(false)
    if (response?.ok) return response
    toast.error(await problemOf(response))
    return undefined
  }

  async function find(event: FormEvent) {
    event.preventDefault()
    const response = await ask('find', email)
    if (!response) return
    const { questions }: { questions: FoundQuestion[] } = await response.json()
    setFound({ email, questions })
  }

  async function download(address: string) {
    const response = await ask('export', address)
    if (!response) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = 'Персональные данные.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  async function erase(address: string) {
    const response = await ask('erase', address)
    if (!response) return
    const { deleted, anonymised, act }: Erased = await response.json()
    toast.success(`Готово. Удалено: ${deleted}, обезличено: ${anonymised}.`)
    setFound({ email: address, questions: [], act })
  }

  const count = found?.questions.length ?? 0
  return (
    <div className={styles.page}>
      <p>
        Посетитель просит прислать или стереть его данные? Найдите их по адресу, с которого он задавал
        вопросы. Каждое действие записывается в журнал.
      </p>
      <form className={styles.form} onSubmit={find}>
        <label htmlFor="personal-data-email">Электронная почта посетителя</label>
        <input
          id="personal-data-email"
          type="text"
          inputMode="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" disabled={isBusy} margin={false}>
          Найти
        </Button>
      </form>
      <div aria-live="polite">
        {found && count === 0 && <p>По адресу {found.email} ничего не хранится.</p>}
        {found?.act && (
          <p>
            Об уничтожении составлен акт № {found.act}.{' '}
            <a href={`/api/erasure-acts/${found.act}/print`} target="_blank" rel="noreferrer">
              Напечатать акт
            </a>
          </p>
        )}
        {found && count > 0 && (
          <>
            <h2>
              {found.email}: {count} {plural(count, questionForms)}
            </h2>
            <ul>
              {found.questions.map(({ id, createdAt, isOnSite, isAnswered }) => (
                <li key={id}>
                  <a href={`/admin/collections/faq-questions/${id}`}>Вопрос № {id}</a> от{' '}
                  {dateFormat.format(new Date(createdAt))}
                  {isOnSite
                    ? ', показан на сайте без имени и адреса'
                    : isAnswered
                      ? ', есть ответ'
                      : ', без ответа'}
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Button buttonStyle="secondary" disabled={isBusy} onClick={() => download(found.email)}>
                Выгрузить в файл
              </Button>
              <Button buttonStyle="error" disabled={isBusy} onClick={() => openModal(eraseModal)}>
                Стереть
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmationModal
        modalSlug={eraseModal}
        heading={`Стереть данные по адресу ${found?.email}?`}
        body="Вопросы, которых нет на сайте, удалятся целиком. У показанных на сайте исчезнет всё о том, кто спросил. Вернуть стёртое нельзя. Выгруженный файл остаётся у вас: удалите его сами."
        confirmLabel="Стереть"
        onConfirm={async () => {
          if (found) await erase(found.email)
        }}
      />
    </div>
  )
}
