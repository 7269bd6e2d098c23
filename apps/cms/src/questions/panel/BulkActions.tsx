'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import { plural } from '../../panel/plural.ts'
import styles from './questions.module.css'

/** All questions of an inbox may be ticked at once. */
const manyMs = 5 * 60_000

/** Actions for all ticked questions at once, beside changing and deleting them, which the panel offers itself. */
export function BulkActions() {
  const { count, getQueryParams, toggleAll } = useSelection()
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  if (count === 0) return null

  async function moveTo(state: 'read' | 'spam', done: string) {
    setBusy(true)
    const response = await fetchCms(`/faq-questions${getQueryParams()}`, {
      timeoutMs: manyMs,
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state }),
    }).catch(() => undefined)
    setBusy(false)
    if (!response?.ok) {
      toast.error('Не получилось изменить вопросы. Обновите страницу и попробуйте ещё раз.')
      return
    }
    toast.success(done)
    toggleAll(false)
    router.refresh()
  }

  const chosen = `${count} ${plural(count, ['вопрос', 'вопроса', 'вопросов'])}`
  return (
    <div className={styles.actions}>
      <span>Отмечено: {chosen}.</span>
      <Button
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => moveTo('read', 'Отмечены прочитанными')}
      >
        Прочитаны
      </Button>
      <Button
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => moveTo('spam', 'Перенесены в спам')}
      >
        В спам
      </Button>
    </div>
  )
}
