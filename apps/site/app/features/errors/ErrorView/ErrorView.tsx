import type { ReactElement, ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Section.tsx'
import { Numeral } from '../Numeral/Numeral.tsx'
import styles from './ErrorView.module.css'

type ErrorViewProps = {
  /** The status as a large numeral. */
  code: string
  title: string
  text: string
  /** The message of the server, e.g. the missing path. */
  message: ReactNode
  links: { label: string; url: string; reload?: boolean }[]
  /** Other ways to go on, before the links. */
  children?: ReactNode
  /** More of them, after the links. */
  more?: ReactElement
}

/** Tells that a page is missing or broken, and where to go from here. */
export function ErrorView({ code, title, text, message, links, children, more }: ErrorViewProps) {
  return (
    <Container>
      <div className={styles.view}>
        <Numeral code={code} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
          <div className={styles.links}>
            {links.map(({ label, ...link }, index) => (
              <ButtonLink key={label} {...link} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {more}
          <p className={styles.message}>{message}</p>
        </div>
      </div>
    </Container>
  )
}
