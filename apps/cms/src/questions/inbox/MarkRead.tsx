'use client'

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect } from 'react'
import { fetchCms } from '../../panel/fetch-cms.ts'
import type { User } from '../../payload-types.ts'

/** Marks a new question as read when a colleague who answers questions has opened it. Renders nothing. */
export function MarkRead() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<User>()
  const { value, setValue } = useField<string>({ path: 'state' })
  const isRead = user?.role !== 'editor' && value === 'new'

  // The browser marks the question, not the server: links may be fetched ahead without being opened.
  useEffect(() => {
    if (!id || !isRead) return
    fetchCms(`/faq-questions/${id}/read`, { method: 'POST' })
      .then((response) => {
        // The form need not be saved for it.
        if (response.ok) setValue('read', true)
      })
      .catch(() => undefined)
  }, [id, isRead, setValue])
  return null
}
