import type { Entry } from './entry.ts'

/** The words of a document in one of the index's fields; they count differently. */
export function fieldOf(entry: Entry, field: string): string {
  const [first, ...others] = entry.parts
  switch (field) {
    case 'title':
      return entry.title
    case 'names':
      return entry.names
    case 'lead':
      return first?.text ?? ''
    case 'headings':
      return others.map(({ title }) => title ?? '').join(' \n ')
    case 'text':
      return others.map(({ text }) => text).join(' \n ')
    default:
      return entry.id
  }
}
