import { useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isRecord } from '../../http/is-record.ts'
import { LocalCopies, type LocalCopy } from './local-copies.ts'
import { isSameContent } from './same-content.ts'

/** Typing is quicker than a storage that writes to a disk. */
const pauseMs = 400

type Kept = {
  copies: LocalCopies | undefined
  /** The newest text that an earlier visit has left unsaved. */
  left: LocalCopy | undefined
  bringBack: (copy: LocalCopy) => Promise<void>
  remove: (copy: LocalCopy) => void
}

/** Keeps typed text in the browser until the server has it, and finds text that an earlier visit has left. Keeps nothing unless `isOn`. */
export function useLocalCopies(path: string, isOn: boolean): Kept {
  const { user } = useAuth()
  const { data } = useDocumentInfo()
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [left, setLeft] = useState<LocalCopy[]>([])
  const person = user?.id
  const copies = useMemo(
    () =>
      isOn && person !== undefined && typeof window !== 'undefined'
        ? new LocalCopies(window.localStorage, person, path)
        : undefined,
    [isOn, path, person],
  )
  const stored = useRef(data)
  stored.current = data

  useEffect(() => {
    if (!copies) return
    const found = copies.findLeft()
    const isNews = ({ data }: LocalCopy) => !isRecord(stored.current) || !isSameContent(data, stored.current)
    // A text that the server has after all needs no question.
    for (const copy of found) if (!isNews(copy)) copies.remove(copy)
    setLeft(found.filter(isNews))
  }, [copies])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of a field that is kept
  useEffect(() => {
    if (!copies) return
    if (!isModified) return copies.forget()
    const write = () => copies.write(getData())
    const timer = setTimeout(write, pauseMs)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [copies, fields, getData, isModified])

  const remove = (copy: LocalCopy) => {
    copies?.remove(copy)
    setLeft((before) => before.filter(({ key }) => key !== copy.key))
  }
  return {
    copies,
    left: left[0],
    remove,
    bringBack: async (copy) => {
      await reset({ ...stored.current, ...copy.data })
      // The form saves changed values by itself; `reset` makes them count as unchanged.
      setModified(true)
      remove(copy)
    },
  }
}
