import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Container } from '#app/ui/Container/Container.tsx'
import styles from './ErrorView.module.css'

type ErrorViewProps = {
  /** The status as a large numeral. */
  code: string
  title: string
  text: string
  /** What the server says, e.g. the missing path. */
  message: ReactNode
  links: { label: string; url: string; reload?: boolean }[]
}

/** Tells that a page is missing or broken, and where to go from here. */
export function ErrorView({ code, title, text, message, links }: ErrorViewProps) {
  return (
    <Container>
      <div className={styles.view}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.message}>{message}</p>
        <div className={styles.links}>
          {links.map(({ label, ...link }, index) => (
            <ButtonLink key={label} {...link} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Container>
  )
}
