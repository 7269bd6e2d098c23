'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Calls a row of a list by its number, as messages about it do, and by the text of one of its fields. */
export function RowLabel({ kind, name }: { kind: string; name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const text = data?.[name]
  return [`${kind} ${rowNumber + 1}`, text].filter(Boolean).join(': ')
}
