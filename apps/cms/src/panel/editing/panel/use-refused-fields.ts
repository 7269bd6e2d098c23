import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { RefusedFields } from './refused-fields.ts'
import type { SavesState } from './saves-state.ts'

/** Keeps the errors of the fields in sight until the fields are changed. */
export function useRefusedFields({ keptFrom, fieldErrors }: SavesState): void {
  const { dispatchFields, setSubmitted } = useForm()
  const [fields] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const refused = useRef<RefusedFields>(undefined)
  refused.current ??= new RefusedFields()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save by hand that has succeeded
  useEffect(() => refused.current?.forget(), [keptFrom])

  const latest = useRef(fields)
  latest.current = fields
  // The form may show a refusal and take it away again before anybody sees it.
  useEffect(() => refused.current?.refuse(fieldErrors, latest.current), [fieldErrors])

  useEffect(() => {
    if (isProcessing) return
    const lost = refused.current?.see(fields, isSubmitted) ?? []
    if (lost.length === 0) return
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
    setSubmitted(true)
  }, [dispatchFields, fields, isProcessing, isSubmitted, setSubmitted])
}
