'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { Button, toast, useField } from '@payloadcms/ui'
import styles from './aids.module.css'
import { append } from './append.ts'
import type { Insertable } from './load-aids.ts'
import { Templates } from './Templates.tsx'
import { useAids } from './use-aids.ts'

/** Below the answer: published answers to questions like this one, and templates. A press adds one to the end of the answer. */
export function AnswerAids() {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const { aids, retry } = useAids()
  const { value: state } = useField<string>({ path: 'state' })
  const { setValue: setUnready } = useField<boolean>({ path: 'answerUnready' })
  if (!aids || !isEditable) return null

  function insert({ text }: Insertable) {
    append(editor, text)
    // Saving sends a finished answer. An inserted text is a draft until an expert says that it is none.
    if (state === 'answered') {
      toast.success('Вставлено в\u00a0конец ответа.')
      return
    }
    setUnready(true)
    toast.success(
      'Вставлено в\u00a0конец ответа как черновик. Допишете\u00a0— снимите отметку «Ответ ещё не\u00a0готов».',
    )
  }

  if (aids === 'loading') return <p className={styles.aids}>Ищем похожие ответы…</p>
  if (aids === 'failed') {
    return (
      <div className={styles.aids} role="alert">
        <p>Похожие ответы и&nbsp;шаблоны не&nbsp;загрузились. Отвечать можно и&nbsp;без них.</p>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={retry}>
          Попробовать ещё раз
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.aids}>
      <section aria-labelledby="like-answers">
        <h4 id="like-answers">Похожие ответы на&nbsp;сайте</h4>
        {aids.answers.length === 0 && <p>Похожих пока нет.</p>}
        <ul className={styles.answers}>
          {aids.answers.map((answer) => (
            <li key={answer.id} className={styles.answer}>
              <p id={`like-answer-${answer.id}`} className={styles.name}>
                {answer.name}
              </p>
              <p className={styles.start}>{answer.start}</p>
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                onClick={() => insert(answer)}
                extraButtonProps={{ 'aria-describedby': `like-answer-${answer.id}` }}
              >
                Вставить как черновик
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Templates templates={aids.templates} onInsert={insert} />
    </div>
  )
}
