import { PopupLink } from '#app/features/popups/PopupLink/PopupLink.tsx'
import { usePopupActions } from '#app/features/popups/use-popup-actions.ts'
import { Container } from '#app/ui/Container/Container.tsx'
import styles from './AskBand.module.css'

type AskBandProps = { title: string; text: string; button: string }

/** Invites those to ask who did not find their case. */
export function AskBand({ title, text, button }: AskBandProps) {
  const { openFeedback } = usePopupActions()
  return (
    <aside className={styles.band} aria-label={title}>
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <PopupLink className={styles.link} url="/ask" dialog="popup-feedback" onOpen={openFeedback}>
            {button}
          </PopupLink>
        </div>
      </Container>
    </aside>
  )
}
