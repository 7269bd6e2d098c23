'use client'

import {
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  $parseSerializedNode,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { Button, Link, toast, useField } from '@payloadcms/ui'
import { useState } from 'react'
import type { RichText } from '../../content/rich-text/nodes.ts'
import type { Insertable } from '../load-aids.ts'
import styles from './questions.module.css'
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

type TemplatesProps = { templates: Insertable[]; onInsert: (template: Insertable) => void }

/** The choice of a template for the answer. */
function Templates({ templates, onInsert }: TemplatesProps) {
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

/** Adds a text to the end of the answer, as a step of its own that can be undone; the text before it stays as it is. */
export function append(editor: LexicalEditor, { root: added }: RichText): void {
  editor.update(
    () => {
      const root = $getRoot()
      const last = root.getLastChild()
      // The editor keeps an empty paragraph where nothing is written.
      if ($isParagraphNode(last) && last.isEmpty()) last.remove()
      const nodes = added.children.map((node) => $parseSerializedNode(node))
      root.append(...nodes)
      const end = nodes.at(-1)
      if ($isElementNode(end)) end.selectEnd()
    },
    { tag: HISTORY_PUSH_TAG },
  )
  // So that the keys of undoing are heard.
  editor.focus()
}
