import type { FormState } from 'payload'

/**
 * The part of the server's answer that still holds for a form: without the values that were changed after the form was `sent`, and without
 * what it says of rows that have moved since. Payload's form itself knows only which field was changed last.
 */
export function withoutOutdated(answer: FormState, sent: FormState, now: FormState): FormState {
  const fresh: FormState = {}
  for (const [path, field] of Object.entries(answer)) {
    if (isOfAnotherRow(path, answer, now)) continue
    const isChanged =
      !isEqual(now[path]?.value, sent[path]?.value) || !isEqual(idsOf(now, path), idsOf(sent, path))
    fresh[path] = isChanged ? withoutValue(field, now[path]?.rows) : field
  }
  return fresh
}

type Field = FormState[string]
type Rows = Field['rows']

/** Without the value; what is said of rows is put into the order that they have now. */
function withoutValue({ initialValue: _, value: __, ...field }: Field, rows: Rows): Field {
  if (!field.rows || !rows) return field
  return { ...field, rows: rows.map((row) => field.rows?.find(({ id }) => id === row.id) ?? row) }
}

/** Whether a field belongs to a row that has another place in the form by now, or is gone: rows are numbered in paths. */
function isOfAnotherRow(path: string, answer: FormState, now: FormState): boolean {
  return [...path.matchAll(/\.(\d+)(?=\.)/g)].some(({ index, 1: number }) => {
    const list = path.slice(0, index)
    const row = answer[list]?.rows?.[Number(number)]
    return row !== undefined && row.id !== now[list]?.rows?.[Number(number)]?.id
  })
}

function idsOf(state: FormState, path: string): string[] | undefined {
  return state[path]?.rows?.map(({ id }) => id)
}

/** Whether two values of a field are the same; they are such as JSON knows. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
