import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../../http/is-record.ts'
import { closeSaves, DocumentSaves, openSaves, type SavesState } from './document-saves.ts'
import { draftSave } from './save-request.ts'

/** Longer than the panel itself waits before it saves what was typed. */
const retryMs = 5000

/**
 * Looks after the saves of this form's document, at `path`. Sees to it that the form counts as changed as long as it holds something that is
 * not stored, and, with autosave, that this is stored in the end: Payload's form tries once, and forgets what was typed while a save was
 * running when another one had been running before.
 */
export function useDocumentSaves(
  path: string,
  isAutosaving: boolean,
): { saves: DocumentSaves; state: SavesState } {
  const { data, initialState } = useDocumentInfo()
  const { getFields, setModified, setSubmitted, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [saves, setSaves] = useState(() => new DocumentSaves(isAutosaving))
  const state = useSyncExternalStore(saves.subscribe, saves.getState, saves.getState)

  useEffect(() => {
    const opened = openSaves(path, isAutosaving)
    opened.readFields = getFields
    setSaves(opened)
    return () => closeSaves(path, opened)
  }, [getFields, path, isAutosaving])
  useEffect(() => {
    if (initialState) saves.stored = initialState
  }, [initialState, saves])
  useEffect(() => {
    if (isRecord(data)) saves.load(data)
  }, [data, saves])

  useEffect(() => {
    if (state.ended === 0) return
    // The form has its own say at once, after the answer.
    const timer = setTimeout(() => setModified(!saves.isAllStored))
    return () => clearTimeout(timer)
  }, [saves, setModified, state.ended])

  // Payload hides the mistakes of a refused publication as soon as the draft is saved.
  useEffect(() => {
    if (!isSubmitted && saves.hasMistakes) setSubmitted(true)
  }, [isSubmitted, saves, setSubmitted])

  const isWaiting =
    isAutosaving &&
    isModified &&
    !isProcessing &&
    !state.isSaving &&
    (!state.trouble || state.trouble.kind === 'away')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field and each failure starts the wait again
  useEffect(() => {
    if (!isWaiting) return
    const save = () => void submit(draftSave(path, true))
    const timer = setTimeout(save, retryMs)
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', save)
    }
  }, [fields, isWaiting, path, state.ended, submit])

  return { saves, state }
}
