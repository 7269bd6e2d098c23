import { useLayoutEffect, useRef } from 'react'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import styles from './QuestionSent.module.css'

type QuestionSentProps = { id: string; texts: SiteTexts['popups']['feedback']; onAnother: () => void }

/** Says that a question has arrived, and under which number. */
export function QuestionSent({ id, texts, onAnother }: QuestionSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; this element takes the focus and tells the outcome. Before the browser paints, so that no key gets lost.
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        {texts.successTitle}
      </h3>
      <p className={styles.number}>{fill(texts.number, { id })}</p>
      <p>{texts.success}</p>
      <div>
        <Button look="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
