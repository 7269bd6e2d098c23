import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import styles from './Prose.module.css'

/** Paragraphs, lists, tables and quotes of the editors, as the API made them: clean HTML without scripts. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate()

  // Links inside ready HTML are not React's: without this each of them would reload the whole page.
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlainClick || link.target || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(`${link.pathname}${link.search}${link.hash}`)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links by itself
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div
      className={styles.prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API builds this HTML from rich text and escapes every text in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
