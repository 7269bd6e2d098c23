import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { DocumentSaves } from './document-saves.ts'
import type { Doc } from './same-content.ts'
import { draftSave } from './save-request.ts'

type Choice = {
  /** Makes the document one's own, with the text that is stored. */
  takeOver: () => Promise<void>
  /** Saves the text of the form over the stored one, which stays among the versions. */
  takeMine: (theirs: Doc, isLocked: boolean) => Promise<void>
  /** Forgets the text of the form. */
  takeTheirs: () => void
  /** The page is about to be loaded again: nothing is to be asked. */
  isReloading: boolean
}

/** Which of two texts stays, the form's or the stored one. */
export function useTextChoice(path: string, saves: DocumentSaves, isAutosaving: boolean): Choice {
  const { collectionSlug, globalSlug, id, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { submit } = useForm()
  const [isReloading, setReloading] = useState(false)
  // Only after the questions on leaving are gone from the page.
  useEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])

  async function lock() {
    const slug = collectionSlug ?? globalSlug
    if (slug && user) await updateDocumentEditor(id ?? '', slug, user)
  }

  return {
    isReloading,
    takeOver: async () => {
      await lock()
      setReloading(true)
    },
    takeTheirs: () => setReloading(true),
    takeMine: async (theirs, isLocked) => {
      if (isLocked) await lock()
      const isWaiting = saves.takeMine(theirs)
      if (isWaiting || !isAutosaving) return
      await submit(draftSave(path, false))
    },
  }
}
