import { type FormEvent, type Ref, useState } from 'react'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { fill, fillPlural } from '#app/texts/fill.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { FormView } from '../finder-view.ts'
import { Tick } from '../form/Choices.tsx'
import { answerUrl } from '../show-answer.ts'
import type { TicksStatus } from '../use-finder.ts'
import styles from './Safety.module.css'

type SafetyProps = {
  ref: Ref<HTMLFormElement>
  form: FormView
  search: string
  ticked: string[]
  status: TicksStatus
  /** The verdict of the answer that counts the ticks. */
  verdict: string
  onTick: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The questions about the person, in one line until something is ticked. Without scripts, and where the finder does not come, the form is
 * posted, and nobody keeps the answer; else it does not leave the page.
 */
export function Safety({ ref, form, search, ticked, status, verdict, onTick, onSubmit }: SafetyProps) {
  const { safety, texts } = form
  const isHydrated = useHydrated()
  // What somebody has opened stays open, whatever is ticked.
  const [wasTicked] = useState(ticked.length > 0)
  return (
    <form
      ref={ref}
      className={styles.safety}
      method="post"
      action={answerUrl(search)}
      autoComplete="off"
      onChange={onTick}
      onSubmit={onSubmit}
    >
      <details open={wasTicked}>
        <summary className={styles.line}>
          <Icon name="warning" />
          <span>
            <span className={styles.title}>{fillPlural(texts.safetyLine, safety.choices.length)}</span>{' '}
            <span className="note">{texts.safetyWhy}</span>
          </span>
          <Icon name="down" size="small" />
        </summary>
        <fieldset className={styles.ticks}>
          <legend className={styles.title}>{safety.title}</legend>
          {safety.choices.map(({ value, label }) => (
            <Tick key={value} name="safety" value={value} label={label} isTicked={ticked.includes(value)} />
          ))}
        </fieldset>
        <p className="note">{safety.hint}</p>
        {ticked.length > 0 && (
          <p className={styles.now}>
            {status === 'counted' ? (
              <>
                <strong>{fill(texts.ticksCounted, { verdict })}</strong>{' '}
                <a href="#result-title" data-native="">
                  {texts.toAnswer}
                </a>
              </>
            ) : (
              <strong>{status === 'waiting' ? texts.ticksWaiting : texts.ticksFailed}</strong>
            )}
          </p>
        )}
        {(!isHydrated || status === 'failed') && (
          <Button type="submit" look="secondary">
            {texts.safetySubmit}
          </Button>
        )}
      </details>
    </form>
  )
}
