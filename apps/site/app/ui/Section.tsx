import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Section.module.css'

type SectionProps = {
  /** Anchor of the section, e.g. `faq`. */
  id?: string
  title: string
  description?: string | undefined
  /** The part beside the title, such as a link to everything. */
  aside?: ReactElement
  /** The section after this one: a link that skips this section, visible only while it has the focus. */
  next?: { id: string; title: string }
  /** Background of the band. */
  tone?: 'page' | 'band' | 'dark'
  children: ReactNode
}

/** A band of the page with a title and a description. */
export function Section({ id, title, description, aside, next, tone = 'page', children }: SectionProps) {
  return (
    <section className={styles[tone]} id={id} aria-labelledby={id && `${id}-title`}>
      <Container>
        <header className={styles.header}>
          <h2 id={id && `${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
        {next && (
          <Link className={styles.next} url={`#${next.id}`}>
            <span>{next.title}</span>
            <Icon name="down" size="small" />
          </Link>
        )}
        {children}
      </Container>
    </section>
  )
}

/** Keeps content within the page's width and off the screen's edges. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}

type CalloutProps = {
  /** Anchor of the band. */
  id?: string
  title: string
  text: string
  /** A numeral as large as a picture. It repeats what the words say. */
  numeral?: number
  /** The link or button beside the words. */
  children: ReactNode
}

/** A coloured band across the page that says one thing and offers one press. */
export function Callout({ id, title, text, numeral, children }: CalloutProps) {
  return (
    <aside className={styles.callout} id={id} aria-label={title}>
      <Container>
        <div className={`${styles.inner} ${numeral === undefined ? '' : styles.withNumeral}`}>
          {numeral !== undefined && (
            <p className={styles.numeral} aria-hidden="true">
              {numeral}
            </p>
          )}
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          {children}
        </div>
      </Container>
    </aside>
  )
}

type FormPanelProps = { id: string; title: string; intro: string; children: ReactNode }

/** A form on a panel of its own, below other content; on wide screens its words stand beside it. */
export function FormPanel({ id, title, intro, children }: FormPanelProps) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.panelWords}>
        <h2 className={styles.panelTitle} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.panelIntro}>{intro}</p>
      </div>
      {children}
    </section>
  )
}
