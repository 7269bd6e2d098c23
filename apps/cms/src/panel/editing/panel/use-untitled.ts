import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { texts } from './texts.ts'

/** Names a document that has no title yet in words; Payload would call it by its number. */
export function useUntitled(): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (id === undefined || title !== String(id)) return
    // Payload's own effects, which run after this one, set the number once more.
    const timer = setTimeout(() => setDocumentTitle(texts.untitled))
    return () => clearTimeout(timer)
  }, [id, title, setDocumentTitle])
}
