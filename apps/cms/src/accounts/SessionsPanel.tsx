'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fetchCms } from '../panel/fetch-cms.ts'
import styles from './SessionsPanel.module.css'
import type { SessionView } from './sessions.ts'

const dateFormat = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' })

/** The sessions of an account: where it is signed in, and a way to end each of them or all. */
export function SessionsPanel() {
  const { id } = useDocumentInfo()
  const { user, refreshCookieAsync } = useAuth()
  const [sessions, setSessions] = useState<SessionView[]>()
  const [isBusy, setBusy] = useState(false)

  const ask = useCallback(
    async (path: string, method: 'GET' | 'DELETE') => {
      const response = await fetchCms(`/users/${id}/sessions${path}`, { method })
      if (!response.ok) throw new Error(String(response.status))
      const answer: { sessions: SessionView[] } = await response.json()
      setSessions(answer.sessions)
    },
    [id],
  )
  // The list is not a part of the form, so it comes by a request of its own.
  useEffect(() => {
    if (id) ask('', 'GET').catch(() => toast.error('Список сеансов не загрузился. Обновите страницу.'))
  }, [ask, id])
  if (!id || !sessions) return null

  async function end(path: string, done: string) {
    setBusy(true)
    try {
      await ask(path, 'DELETE')
      toast.success(done)
      // A user who ends their own session is redirected to the sign-in form.
      if (user?.id === id) await refreshCookieAsync()
    } catch {
      toast.error('Не получилось завершить сеанс. Обновите страницу и попробуйте ещё раз.')
    }
    setBusy(false)
  }

  return (
    <section className={styles.panel} aria-labelledby="sessions-title">
      <h3 id="sessions-title">Сеансы</h3>
      {sessions.length === 0 ? (
        <p>Сейчас никто не работает в панели под этой учётной записью.</p>
      ) : (
        <>
          <p>Где открыта панель под этой учётной записью. Незнакомый сеанс завершите и смените пароль.</p>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <span>
                  <strong>{session.device || 'Неизвестное устройство'}</strong>
                  {session.isCurrent ? ' — этот сеанс' : ''}
                  <br />
                  {session.createdAt ? `Вход: ${dateFormat.format(new Date(session.createdAt))}. ` : ''}
                  Закончится сам: {dateFormat.format(new Date(session.expiresAt))}
                </span>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  disabled={isBusy}
                  onClick={() => end(`/${session.id}`, 'Сеанс завершён')}
                >
                  Завершить
                </Button>
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button size="small" disabled={isBusy} onClick={() => end('', 'Все сеансы завершены')}>
              Завершить все сеансы
            </Button>
          )}
        </>
      )}
    </section>
  )
}
