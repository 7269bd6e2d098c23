import { useAllFormFields, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useState } from 'react'
import { savesAt } from './document-saves.ts'
import { isEqual } from './outdated-answer.ts'
import { type Doc, isOfSystem } from './same-content.ts'
import { draftSave } from './save-request.ts'
import type { SavesState } from './saves-state.ts'

/** Longer than the panel itself waits before it saves what was typed. */
const patienceMs = 5000

/**
 * Sees to it that the form counts as changed as long as it holds something that is not stored, and that this is stored in the end. Payload's
 * form forgets what was typed while a save was under way when another one had been under way before. Returns whether the form holds
 * text of which no save is on its way.
 */
export function useAllSaved(path: string, state: SavesState, isAutosaving: boolean): boolean {
  const { getFields, setModified, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [isCatchingUp, setCatchingUp] = useState(false)
  const { isSaving, stored, trouble } = state

  useEffect(() => {
    if (!stored) return
    // The form has its own say at once, after the answer.
    const timer = setTimeout(() => setModified(!isStored(getFields(), stored, savesAt(path)?.known)))
    return () => clearTimeout(timer)
  }, [getFields, path, setModified, stored])

  const isWaiting = isAutosaving && isModified && !isSaving && !isProcessing && trouble === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field starts the wait again
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setCatchingUp(true)
      void submit(draftSave(path, true)).finally(() => setCatchingUp(false))
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [fields, isWaiting, path, submit])
  return isAutosaving && isModified && (!isSaving || isCatchingUp)
}

/** Whether all that a form holds was sent or answered with the last save. The system changes fields of its own meanwhile. */
function isStored(now: FormState, sent: FormState, answered: Doc = {}): boolean {
  const paths = new Set([...Object.keys(now), ...Object.keys(sent)])
  return [...paths].every((path) => {
    const value = now[path]?.value
    return isOfSystem(path) || isEqual(value, sent[path]?.value) || isEqual(value, answered[path])
  })
}
