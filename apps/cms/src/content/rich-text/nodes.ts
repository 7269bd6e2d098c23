import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { toSlug } from '@pryad/contract/slug.ts'

/** A node of rich text with the fields this project reads; Lexical's own type leaves them open. */
export type RichTextNode = SerializedLexicalNode & {
  children?: RichTextNode[]
  /** The panel writes `null` where a picture has none. */
  fields?: Record<string, unknown> | null
  value?: unknown
  relationTo?: string
  text?: string
  tag?: string
}

export type RichText = SerializedEditorState<RichTextNode>

/** All nodes of a text, parents before children; texts within blocks, such as a callout's, are part of it. */
export function* walk(nodes: readonly RichTextNode[]): Generator<RichTextNode> {
  for (const node of nodes) {
    yield node
    if (node.children) yield* walk(node.children)
    for (const inner of Object.values(node.fields ?? {})) {
      if (isRichText(inner)) yield* walk(inner.root.children)
    }
  }
}

/** Whether a value is a rich text: its root must be there and have children. */
export function isRichText(value: unknown): value is RichText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    typeof value.root === 'object' &&
    value.root !== null &&
    'children' in value.root &&
    Array.isArray(value.root.children)
  )
}

/** The id in a relation of a node, whether Payload left it an id or put the document in. */
export function referenceId(reference: unknown): number | undefined {
  if (typeof reference === 'number') return reference
  if (typeof reference === 'object' && reference !== null && 'id' in reference)
    return referenceId(reference.id)
  return undefined
}

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
