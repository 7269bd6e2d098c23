import type { UIFieldServerProps } from 'payload'

/** Leads from an act to its page for the printer. */
export function PrintLink({ id }: UIFieldServerProps) {
  return (
    <a href={`/api/erasure-acts/${id}/print`} target="_blank" rel="noreferrer">
      Напечатать акт
    </a>
  )
}
