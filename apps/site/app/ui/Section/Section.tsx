import type { ReactElement, ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
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
