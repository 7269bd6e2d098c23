import type { SiteTexts } from '../../../texts/site-texts.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { saveConsent } from '../consent.ts'
import { useConsent } from '../use-consent.ts'
import styles from './CookieBanner.module.css'

/** Asks once, without being in the way of reading; until then nothing is tracked. */
export function CookieBanner({ texts }: { texts: SiteTexts['popups']['cookie'] }) {
  if (useConsent() !== undefined) return null
  return (
    <aside className={styles.banner} aria-label={texts.title}>
      <p className={styles.text}>
        {texts.text} <Link url="/cookies">{texts.more}</Link>
      </p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => saveConsent('necessary')}>
          {texts.decline}
        </Button>
        <Button onClick={() => saveConsent('analytics')}>{texts.accept}</Button>
      </div>
    </aside>
  )
}
