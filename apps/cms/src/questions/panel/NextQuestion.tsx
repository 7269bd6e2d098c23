'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { User } from '../../payload-types.ts'
import type { Next } from '../queue.ts'
import styles from './questions.module.css'

/** Beside «Сохранить»: the link to the next question to answer, with their number, or a note that none is left. */
export function NextQuestion() {
  const { id, data } = useDocumentInfo()
  const { user } = useAuth<User>()
  const next = useNext(user?.role === 'editor' ? undefined : id, data?.updatedAt)
  // It keeps its place until it is known: a button that moves is missed.
  if (!next) return id && user?.role !== 'editor' ? <span className={styles.place} /> : null
  if (next.id === null) return <p className={styles.none}>Других вопросов для&nbsp;вас нет. Спасибо!</p>
  return (
    <Button
      className={styles.next}
      el="link"
      to={`/admin/collections/faq-questions/${next.id}`}
      buttonStyle="secondary"
      size="medium"
      margin={false}
    >
      Следующий вопрос&nbsp;<span className={styles.count}>{next.others}</span>
    </Button>
  )
}

/** The place of the next question, asked again after each save; undefined until it is known. */
function useNext(id: number | string | undefined, savedAt: unknown): Next | undefined {
  const [known, setKnown] = useState<{ of: number | string; next: Next }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `savedAt` says that there was a save
  useEffect(() => {
    if (!id) return
    const left = new AbortController()
    ask(id, left.signal).then(
      (next) => setKnown({ of: id, next }),
      () => undefined,
    )
    return () => left.abort()
  }, [id, savedAt])
  return known?.of === id ? known?.next : undefined
}

async function ask(id: number | string, signal: AbortSignal): Promise<Next> {
  const response = await fetchCms(`/faq-questions/${id}/next`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
