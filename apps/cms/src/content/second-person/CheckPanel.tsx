'use client'

import { Button, toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readMessage } from '../../panel/editing/save-request.ts'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { CheckState } from './check-endpoints.ts'

const failed = 'Не\u00a0получилось узнать, проверен ли текст. Обновите страницу.'

const say = (problem: string) => void toast.error(problem)

/** Says whether a second person has checked what is stored, and lets them do it. */
export function CheckPanel() {
  const { collectionSlug, data, id, setData } = useDocumentInfo()
  const { reset } = useForm()
  const isModified = useFormModified()
  const [state, setState] = useState<CheckState>()
  const note = useRef<HTMLParagraphElement>(null)
  const savedAt = data?.updatedAt
  const path = id ? `/${collectionSlug}/${id}/check` : undefined

  const load = useCallback(async () => {
    const answer = path ? await fetchCms(path).catch(() => undefined) : undefined
    if (answer?.ok) setState(await answer.json())
  }, [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have made the check void
  useEffect(() => {
    void load()
    // A colleague may have checked it meanwhile.
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [load, savedAt])
  if (!path || !state?.note) return null

  async function check() {
    if (isModified) return say('Сначала сохраните то, что изменили.')
    const answer = await fetchCms(path ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ updatedAt: savedAt }),
    }).catch(() => undefined)
    if (!answer?.ok) return say((answer && (await readMessage(answer))) ?? failed)
    const { doc, ...checked } = await answer.json()
    setState(checked)
    // The button goes: the keyboard stays here.
    note.current?.focus()
    toast.success('Проверено.')
    if (!doc) return
    setData(doc)
    await reset(doc)
  }

  return (
    <section className="field-type" aria-label="Проверка">
      <p ref={note} role="status" tabIndex={-1}>
        {state.note}
      </p>
      {state.mayCheck && (
        <Button buttonStyle="secondary" size="small" onClick={() => void check()}>
          Проверено
        </Button>
      )}
    </section>
  )
}
