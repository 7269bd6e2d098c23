import { useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type DocumentSaves, savesAt } from './document-saves.ts'
import type { LocalCopies } from './local-copies.ts'
import { draftSave, toSaveRequest } from './save-request.ts'

/**
 * Saves the text of the last two seconds when the editor leaves the form for another page of the panel, and then gives back the lock. Text
 * that cannot be saved stays in the browser.
 */
export function useLastSave(path: string, saves: DocumentSaves, copies: LocalCopies | undefined): void {
  const { collectionSlug, documentLockState, globalSlug, id, unlockDocument } = useDocumentInfo()
  const { user } = useAuth()
  const { getData } = useForm()
  const isModified = useFormModified()
  const leave = async () => {
    if (isModified && copies) {
      const doc = getData()
      copies.write(doc)
      const isStuck = saves.getState().trouble !== undefined
      const { action, method } = draftSave(path, true)
      const body = new FormData()
      body.set('_payload', JSON.stringify({ ...doc, _status: 'draft' }))
      // The request outlives the page, if that is left as well.
      const save = toSaveRequest(action, { method, body, credentials: 'include', keepalive: true })
      if (!isStuck && save && (await saves.send(fetch, save)).ok) copies.forget()
    }
    // The panel builds the form again when a document is taken over: then it was not left.
    await new Promise((resolve) => setTimeout(resolve))
    const slug = collectionSlug ?? globalSlug
    const holder = documentLockState.current?.user
    const holderId = typeof holder === 'object' ? holder?.id : holder
    // When the editor leaves soon, the form does not know yet of the lock that saving has put on the document.
    const isOwn = !holderId || holderId === user?.id
    if (slug && isOwn && !savesAt(path)) await unlockDocument(id ?? '', slug)
  }
  const latest = useRef(leave)
  latest.current = leave
  useEffect(
    () => () => {
      latest.current().catch(() => undefined)
    },
    [],
  )
}
