'use client'

import { Button, Link } from '@payloadcms/ui'
import { useState } from 'react'
import styles from './aids.module.css'
import type { Insertable } from './load-aids.ts'

type TemplatesProps = { templates: Insertable[]; onInsert: (template: Insertable) => void }

/** The choice of a template for the answer. */
export function Templates({ templates, onInsert }: TemplatesProps) {
  const [chosenId, setChosenId] = useState<number>()
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0]
  return (
    <section aria-labelledby="answer-templates">
      <h4 id="answer-templates">Шаблоны ответов</h4>
      {chosen ? (
        <div className={styles.templates}>
          <select
            className={styles.select}
            aria-labelledby="answer-templates"
            value={chosen.id}
            onChange={({ target }) => setChosenId(Number(target.value))}
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={() => onInsert(chosen)}>
            Вставить шаблон
          </Button>
        </div>
      ) : (
        <p>
          Шаблонов пока нет. Если пишете одно и&nbsp;то&nbsp;же каждую неделю,{' '}
          <Link href="/admin/collections/answer-templates/create" prefetch={false} target="_blank">
            создайте первый
          </Link>
          {': '}он появится здесь, когда откроете вопрос снова.
        </p>
      )}
    </section>
  )
}
