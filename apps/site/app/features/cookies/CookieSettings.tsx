import { type FormEvent, useState } from 'react'
import { usePopupActions } from '#app/features/popups/use-popups.ts'
import type { AnalyticsView } from '#app/features/site/site-view.ts'
import { useSite, useStandingLinks } from '#app/features/site/use-site.ts'
import { fill } from '#app/texts/fill.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { Link } from '#app/ui/Link.tsx'
import { counterNames, scopeOf } from './analytics.ts'
import styles from './CookieSettings.module.css'
import { readConsent, saveConsent } from './consent.ts'

/** The cookie choice, with an explanation of each kind; it can be changed at any time. A site without analytics offers none. */
export function CookieSettings() {
  const { analytics, texts: all } = useSite()
  const texts = all.popups.cookie
  const { isThere } = useStandingLinks()
  if (analytics) return <CookieChoice analytics={analytics} />
  return (
    <div className={styles.settings}>
      <p>{texts.nothing}</p>
      {isThere('cookies') && (
        <p>
          <Link url="/cookies">{texts.more}</Link>
        </p>
      )}
    </div>
  )
}

function CookieChoice({ analytics }: { analytics: AnalyticsView }) {
  const texts = useSite().texts.popups.cookie
  const { close } = usePopupActions()
  const { isThere } = useStandingLinks()
  const [isAllowed, setIsAllowed] = useState(() => readConsent(scopeOf(analytics)) === 'analytics')

  function save(event: FormEvent) {
    event.preventDefault()
    saveConsent(isAllowed ? 'analytics' : 'necessary', scopeOf(analytics))
    close('cookies')
  }

  return (
    <form className={styles.settings} onSubmit={save}>
      <p>{texts.text}</p>
      <div className={styles.kind}>
        <Checkbox formId="cookie" name="necessary" label={texts.necessary} modelValue disabled />
        <p className={styles.explanation}>{texts.necessaryText}</p>
      </div>
      <div className={styles.kind}>
        <Checkbox
          formId="cookie"
          name="analytics"
          label={texts.analytics}
          modelValue={isAllowed}
          required={false}
          onModelChange={(model) => setIsAllowed(model === true)}
        />
        <p className={styles.explanation}>
          {fill(texts.analyticsText, { counters: counterNames(analytics) })}
        </p>
        {analytics.webvisor && <p className={styles.explanation}>{texts.webvisorText}</p>}
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{texts.save}</Button>
        {isThere('cookies') && <Link url="/cookies">{texts.more}</Link>}
      </div>
    </form>
  )
}
