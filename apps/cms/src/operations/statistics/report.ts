/** A remedy for a row, as a link. */
export type Action = { label: string; href: string; isElsewhere?: boolean }

export type Row = {
  /** The subject of the row: a query, a title. */
  subject: string
  href?: string
  /** One for each of the section's measures; a text is a share. */
  values: (number | string)[]
  actions: Action[]
}

/** A table of the page «Чего не хватает». */
export type Section = {
  id: string
  title: string
  /** Says which events are counted here, and which are not. */
  note: string
  subject: string
  measures: string[]
  rows: Row[]
  /** Different queries that are not shown, since too few people typed them. */
  rare: number
}

/** The rows with the largest first value first; equal ones by the alphabet. */
export function largestFirst(rows: Row[]): Row[] {
  return rows.toSorted(
    (one, other) =>
      Number(other.values[0] ?? 0) - Number(one.values[0] ?? 0) ||
      one.subject.localeCompare(other.subject, 'ru'),
  )
}

/** «25 %» of a whole. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`
}
