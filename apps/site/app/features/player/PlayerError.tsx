import { Button, ButtonLink } from '#app/ui/Button.tsx'
import styles from './PlayerError.module.css'
import type { PlayerTexts } from './player-texts.ts'

type PlayerErrorProps = {
  texts: PlayerTexts
  /** The lesson without the player; missing when its address leads nowhere, and then another try is of no use. */
  link: string | undefined
  onRetry: () => void
}

/** Replaces a lesson that failed to load. */
export function PlayerError({ texts, link, onRetry }: PlayerErrorProps) {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.text}>{texts.error}</p>
      {link && (
        <div className={styles.ways}>
          <Button look="onDark" onClick={onRetry}>
            {texts.retry}
          </Button>
          <ButtonLink look="secondary" url={link} newTab icon="out">
            {texts.direct}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
