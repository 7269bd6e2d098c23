import { type FormEvent, useState } from 'react'
import type { SiteTexts } from '../../../texts/site-texts.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { readConsent, saveConsent } from '../consent.ts'
import styles from './CookieSettings.module.css'

type CookieSettingsProps = { texts: SiteTexts['popups']['cookie']; onSaved: () => void }

/** The choice again, with an explanation of each kind; it may be changed at any time. */
export function CookieSettings({ texts, onSaved }: CookieSettingsProps) {
  const [isAllowed, setIsAllowed] = useState(() => readConsent() === 'analytics')

  function save(event: FormEvent) {
    event.preventDefault()
    saveConsent(isAllowed ? 'analytics' : 'necessary')
    onSaved()
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
        <p className={styles.explanation}>{texts.analyticsText}</p>
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{texts.save}</Button>
        <Link url="/cookies">{texts.more}</Link>
      </div>
    </form>
  )
}
