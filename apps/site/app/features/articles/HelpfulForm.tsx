import { articlePath } from '@pryad/contract/paths.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#app/features/site/use-site.ts'
import { count } from '#app/features/statistics/count.ts'
import { Button } from '#app/ui/Button.tsx'
import styles from './HelpfulForm.module.css'
import { helpfulField, thanksId } from './helpful-answer.ts'
import { keepRated, wasRated } from './rated-articles.ts'

/**
 * «Помогло?» at the end of an article: one press, counted anonymously. Without scripts the form is posted, and the article
 * comes back at the thanks. Thanks and question share one place, so that nothing moves.
 */
export function HelpfulForm({ slug }: { slug: string }) {
  const texts = useSite().texts.sections.articles
  const thanks = useRef<HTMLParagraphElement>(null)
  const [isRated, setRated] = useState(false)
  useEffect(() => setRated(wasRated(slug)), [slug])

  function rate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isYes = !(submitter instanceof HTMLButtonElement) || submitter.value === 'yes'
    if (!wasRated(slug)) count(isYes ? 'helpful' : 'unhelpful', slug)
    keepRated(slug)
    // The pressed button disappears and the focus moves to the thanks, which must be rendered by then.
    flushSync(() => setRated(true))
    thanks.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.helpful} data-rated={isRated || undefined}>
      <p className={styles.thanks} id={thanksId} ref={thanks} tabIndex={-1}>
        {texts.helpfulThanks}
      </p>
      <form className={styles.form} method="post" action={articlePath(slug)} onSubmit={rate}>
        <fieldset className={styles.choice}>
          <legend className={styles.title}>{texts.helpfulTitle}</legend>
          <Button type="submit" look="secondary" name={helpfulField} value="yes">
            {texts.helpfulYes}
          </Button>
          <Button type="submit" look="secondary" name={helpfulField} value="no">
            {texts.helpfulNo}
          </Button>
        </fieldset>
      </form>
    </div>
  )
}
