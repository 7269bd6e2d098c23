import { toSlug } from '@pryad/contract/slug.ts'
import { type RichTextNode, walk } from './references.ts'

/** The words of a heading, without their styles. */
export function headingText(node: RichTextNode): string {
  return [...walk([node])].map((part) => part.text ?? '').join('')
}

/** The anchor of a heading; `taken` holds those of the headings before it, and gets this one. */
export function uniqueAnchor(text: string, taken: Set<string>): string {
  const base = toSlug(text) || 'razdel'
  let anchor = base
  for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}
