import { type FocusEvent, useRef, useState } from 'react'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { Button } from '#app/ui/Button.tsx'
import { Link } from '#app/ui/Link.tsx'
import { counterNames, scopeOf } from './analytics.ts'
import styles from './CookieBanner.module.css'
import { type Consent, saveConsent, useConsent } from './consent.ts'

/** Asks once, without being in the way of reading; until then nothing is tracked. For sites that have something to ask. */
export function CookieBanner({ analytics }: { analytics: AnalyticsView }) {
  const texts = useSite().texts.popups.cookie
  const scope = scopeOf(analytics)
  const counters = counterNames(analytics)
  const consent = useConsent(scope)
  const { isThere } = useStandingLinks()
  const [isAnswered, setIsAnswered] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }

  /** The bar goes with its buttons, so the focus returns to where the visitor came from, or to the content. */
  function answer(choice: Consent) {
    saveConsent(choice, scope)
    setIsAnswered(true)
    const origin = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    origin?.focus({ preventScroll: true })
  }

  return (
    <>
      {consent === undefined && (
        <aside className={styles.banner} aria-label={texts.title} onFocus={noteOrigin}>
          <p className={styles.text}>
            <span>{texts.ask}</span>{' '}
            {isThere('cookies') ? <Link url="/cookies">{counters}</Link> : <span>{counters}</span>}
          </p>
          <div className={styles.buttons}>
            <Button look="secondary" onClick={() => answer('necessary')}>
              {texts.decline}
            </Button>
            <Button onClick={() => answer('analytics')}>{texts.accept}</Button>
          </div>
        </aside>
      )}
      <p className="visuallyHidden" role="status">
        {isAnswered && texts.saved}
      </p>
    </>
  )
}
