import { useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Text that was refused is not saved: the form, which counts every answer to a save by hand as its end, is told so again. `isStuck` says
 * that a save cannot get through; `refusedFrom` is when the last one was sent in which a field was wrong.
 */
export function useStillUnsaved(isStuck: boolean, refusedFrom: number): void {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const wasModified = useRef(false)
  const isRefused = useRef(false)
  useEffect(() => {
    if (refusedFrom > 0) isRefused.current = wasModified.current
  }, [refusedFrom])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form may end its save together with the refusal, or after it
  useEffect(() => {
    wasModified.current = isModified || isRefused.current
    if (isModified || !(isStuck || isRefused.current)) return
    isRefused.current = false
    setModified(true)
  }, [isModified, isStuck, refusedFrom, setModified])
}
