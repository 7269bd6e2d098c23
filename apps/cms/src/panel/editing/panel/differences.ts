import type { ClientField } from 'payload'
import { type Doc, isOfSystem, isSame } from './same-content.ts'
import { wordsOf } from './words-of.ts'

/** A field in which two documents differ, with the words of both. */
export type Difference = { label: string; mine: string; theirs: string }

/** The fields in which two documents differ, in the order of the form. */
export function findDifferences(mine: Doc, theirs: Doc, fields: ClientField[]): Difference[] {
  return namedFields(fields).flatMap(({ name, label, field }) =>
    isSame(mine[name], theirs[name])
      ? []
      : [{ label, mine: wordsOf(mine[name], field), theirs: wordsOf(theirs[name], field) }],
  )
}

type Named = { name: string; label: string; field: ClientField }

/** Fields that hold something editors have written; rows and tabs only arrange them. */
function namedFields(fields: ClientField[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === 'ui' || ('admin' in field && field.admin?.hidden)) return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [
              {
                name: tab.name,
                label: textOr(tab.label, tab.name),
                field: { type: 'group', name: tab.name, fields: tab.fields },
              },
            ]
          : namedFields(tab.fields),
      )
    if ('name' in field && typeof field.name === 'string') {
      const label = textOr('label' in field ? field.label : '', field.name)
      return isOfSystem(field.name) ? [] : [{ name: field.name, label, field }]
    }
    return 'fields' in field ? namedFields(field.fields) : []
  })
}

function textOr(label: unknown, name: string): string {
  return typeof label === 'string' && label ? label : name
}

/** Two texts without the lines that both begin and end with; where some were left out stands «…». */
export function whereTheyDiffer(mine: string, theirs: string): { mine: string; theirs: string } {
  const one = mine.split('\n')
  const other = theirs.split('\n')
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const cut = (lines: string[]) =>
    [start > 0 ? '…' : '', ...lines.slice(start, lines.length - end), end > 0 ? '…' : '']
      .filter(Boolean)
      .join('\n')
  return { mine: cut(one), theirs: cut(other) }
}
