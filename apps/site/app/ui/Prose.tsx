import styles from './Prose.module.css'

/** Paragraphs, lists, tables and quotes of the editors, as the API made them: clean HTML without scripts. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API builds this HTML from rich text and escapes every text in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
