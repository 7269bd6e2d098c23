import { useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type DocumentSaves, savesAt } from './document-saves.ts'
import type { LocalCopies } from './local-copies.ts'
import { draftSave, withBase } from './save-request.ts'

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
    const doc = getData()
    const isStuck = saves.getState().trouble !== undefined
    if (isModified && copies) {
      copies.write(doc)
      if (!isStuck && (await saves.inTurn(() => saveOnce(path, saves.base, doc)))) copies.forget()
    }
    // The panel builds the form again when a document is taken over: then it was not left.
    await new Promise((resolve) => setTimeout(resolve))
    const slug = collectionSlug ?? globalSlug
    // When the editor leaves soon, the form does not know yet of the lock that saving has put on the document.
    const holder = documentLockState.current?.user
    if (slug && (!holder || isOwn(holder, user?.id)) && !savesAt(path)) await unlockDocument(id ?? '', slug)
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

async function saveOnce(path: string, base: string | undefined, doc: object): Promise<boolean> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...doc, _status: 'draft' }))
  const { action, method } = draftSave(path, true)
  // There is no form any more that could show the outcome.
  const init = withBase({ method, body, credentials: 'include', keepalive: true }, base)
  const answer = await fetch(action, init).catch(() => undefined)
  return answer?.ok ?? false
}

function isOwn(holder: unknown, person: number | string | undefined): boolean {
  const id = typeof holder === 'object' && holder !== null && 'id' in holder ? holder.id : holder
  return person !== undefined && id === person
}
