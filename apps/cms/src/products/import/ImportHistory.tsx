'use client'

import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { loadImports, requestUndo } from './call-cms.ts'
import styles from './ProductImport.module.css'
import type { PastImport } from './product-imports.ts'
import { counted, product } from './texts.ts'
import type { UndoReport } from './undo-import.ts'

const dates = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short' })

/** The imports of the past, each of which can be undone. */
export function ImportHistory() {
  const [imports, setImports] = useState<PastImport[]>([])
  const [asked, setAsked] = useState<number>()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const load = useCallback(
    () => loadImports().then(setImports, (error: unknown) => setMessage(messageOf(error))),
    [],
  )
  useEffect(() => {
    void load()
  }, [load])

  async function undo(id: number) {
    setIsBusy(true)
    setMessage('')
    try {
      setMessage(tell(await requestUndo(id)))
    } catch (error) {
      setMessage(messageOf(error))
    }
    await load()
    setAsked(undefined)
    setIsBusy(false)
  }

  return (
    <>
      {/* There before its words, so that they are read out. */}
      <p className={styles.state} role="status">
        {message}
      </p>
      {imports.length > 0 && (
        <section aria-labelledby="import-history" aria-busy={isBusy}>
          <h2 id="import-history">Прошлые импорты</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Когда</th>
                <th scope="col">Кто</th>
                <th scope="col">Файл</th>
                <th scope="col">Что сделано</th>
                <th scope="col">Отменить</th>
              </tr>
            </thead>
            <tbody>
              {imports.map(({ id, createdAt, personName, fileName, added, changed, undoneAt }) => (
                <tr key={id}>
                  <td>{dates.format(new Date(createdAt))}</td>
                  <td>{personName}</td>
                  <td>{fileName}</td>
                  <td>
                    Добавлено: {added}, изменено: {changed}
                  </td>
                  <td>
                    {undoneAt ? (
                      `Отменён ${dates.format(new Date(undoneAt))}`
                    ) : asked === id ? (
                      <div className={styles.decision}>
                        Изменённые товары вернутся к прежнему виду, добавленные лягут в корзину. Исправленное
                        после импорта останется.
                        <div className={styles.row}>
                          <Button size="small" margin={false} disabled={isBusy} onClick={() => undo(id)}>
                            Отменить импорт
                          </Button>
                          <Button
                            size="small"
                            buttonStyle="secondary"
                            margin={false}
                            disabled={isBusy}
                            onClick={() => setAsked(undefined)}
                          >
                            Оставить
                          </Button>
                        </div>
                      </div>
                    ) : added + changed > 0 ? (
                      <Button
                        size="small"
                        buttonStyle="secondary"
                        margin={false}
                        disabled={isBusy}
                        onClick={() => setAsked(id)}
                      >
                        Отменить…
                      </Button>
                    ) : (
                      'Нечего отменять'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function tell({ restored, removed, left }: UndoReport): string {
  return [
    `Импорт отменён. Прежний вид вернули: ${counted(restored, product)}.`,
    removed > 0 ? `В корзине: ${counted(removed, product)}.` : '',
    left.length > 0
      ? `Оставили как есть, потому что их меняли после импорта: ${left.map((title) => `«${title}»`).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
