import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Container } from '#app/ui/Container/Container.tsx'
import styles from './SafetyBand.module.css'

type SafetyBandProps = { title: string; text: string; link: { label: string; url: string } }

/** The one thing nobody may skip: the allergy test, 48 hours ahead. */
export function SafetyBand({ title, text, link }: SafetyBandProps) {
  return (
    <aside className={styles.band} aria-label={title}>
      <Container>
        <div className={styles.inner}>
          <p className={styles.hours} aria-hidden="true">
            48
          </p>
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <ButtonLink look="secondary" url={link.url} icon="arrow">
            {link.label}
          </ButtonLink>
        </div>
      </Container>
    </aside>
  )
}
