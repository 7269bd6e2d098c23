import type { ReactNode } from 'react'
import styles from './FormPanel.module.css'

type FormPanelProps = { id: string; title: string; intro: string; children: ReactNode }

/** A form on a panel of its own, beside other content. */
export function FormPanel({ id, title, intro, children }: FormPanelProps) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      {children}
    </section>
  )
}
