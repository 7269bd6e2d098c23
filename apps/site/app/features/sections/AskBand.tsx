import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Callout } from '#app/ui/Section.tsx'
import styles from './AskBand.module.css'

/** Invites visitors who did not find their case to ask a question. */
export function AskBand({ id }: { id?: string }) {
  const { askTitle, askText, askButton } = useSite().texts.home
  return (
    <Callout {...(id && { id })} title={askTitle} text={askText}>
      <PopupLink className={styles.link} url="/ask" popup="feedback" details={{}}>
        {askButton}
      </PopupLink>
    </Callout>
  )
}
