'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { Aids } from '../load-aids.ts'
import { AidsStore, type LoadedAids } from './aids-store.ts'

const store = new AidsStore(ask)

async function ask(id: number | string): Promise<Aids> {
  const response = await fetchCms(`/faq-questions/${id}/aids`)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

/** The aids for answering the question that is open; undefined for one that is not saved yet. */
export function useAids(): { aids: LoadedAids | undefined; retry: () => void } {
  const { id, data } = useDocumentInfo()
  const savedAt = data?.updatedAt
  const aids = useSyncExternalStore(
    store.subscribe,
    () => (id ? store.aidsOf(id) : undefined),
    () => (id ? 'loading' : undefined),
  )
  useEffect(() => {
    if (id) store.load(id, savedAt)
  }, [id, savedAt])
  const retry = useCallback(() => store.retry(), [])
  return { aids, retry }
}
