import { PopupLink } from '#app/features/popups/PopupLink.tsx'
import { Callout } from '#app/ui/Section.tsx'
import styles from './AskBand.module.css'

type AskBandProps = { id?: string; title: string; text: string; button: string }

/** Invites visitors who did not find their case to ask a question. */
export function AskBand({ id, title, text, button }: AskBandProps) {
  return (
    <Callout {...(id && { id })} title={title} text={text}>
      <PopupLink className={styles.link} url="/ask" popup="feedback" details={{}}>
        {button}
      </PopupLink>
    </Callout>
  )
}
