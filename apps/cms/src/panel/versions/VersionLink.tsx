'use client'

import { Link, useModal } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = { id: number | string; isComparedWith?: boolean | undefined; children: ReactNode }

/** Leads to a version; in the list over a version that is shown already, compares that with it. */
export function VersionLink({ id, isComparedWith = false, children }: Props) {
  const pathname = usePathname()
  const parameters = new URLSearchParams(useSearchParams())
  const { closeAllModals } = useModal()
  if (!isComparedWith)
    return (
      <Link href={`${pathname}/${id}`} prefetch={false}>
        {children}
      </Link>
    )
  parameters.set('versionFrom', String(id))
  return (
    <Link href={`${pathname}?${parameters}`} prefetch={false} onClick={closeAllModals}>
      {children}
    </Link>
  )
}
