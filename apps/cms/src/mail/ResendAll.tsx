'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fetchCms } from '../panel/fetch-cms.ts'

/** A button above the list of letters: what did not leave is sent again at once, when its cause is mended. */
export function ResendAll() {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function resend() {
    setIsBusy(true)
    try {
      const response = await fetchCms('/mails/resend', { method: 'POST' })
      if (!response.ok) throw new Error(String(response.status))
      const { count }: { count: number } = await response.json()
      toast.success(
        count > 0
          ? `Писем отправится снова: ${count}. Это займёт минуту или больше.`
          : 'Отправлять снова нечего.',
      )
      router.refresh()
    } catch {
      toast.error('Не получилось. Обновите страницу и попробуйте ещё раз.')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={resend}>
      Отправить снова всё, что не ушло
    </Button>
  )
}
