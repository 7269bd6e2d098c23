import { blocks } from '../rich-text/blocks.ts'
import { isRichText, type RichText, type RichTextNode } from '../rich-text/references.ts'
import { type Part, typeset, typesetParts } from './typeset.ts'

/** Bit of a text node's format that says it is code (Lexical's `IS_CODE`). */
const isCode = 16

/** Fields of blocks and pictures within a text that are read as sentences: whatever is written in words there. */
const proseFields = new Set([
  'caption',
  ...blocks
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.type === 'text' || field.type === 'textarea' ? [field.name] : [])),
])

type Line = { node: RichTextNode; part: Part }[]

/** The same rich text, typeset: quotes may open in one node and close in another of the same line. The given one stays as it is. */
export function typesetRichText(richText: RichText): RichText {
  const copy = structuredClone(richText)
  typesetNodes(copy.root.children)
  return copy
}

function typesetNodes(nodes: RichTextNode[]): void {
  let line: Line = []
  for (const node of nodes) {
    if (isInline(node)) {
      collect(node, line, false)
      continue
    }
    finish(line)
    line = []
    typesetFields(node)
    if (node.children) typesetNodes(node.children)
  }
  finish(line)
}

function isInline({ type }: RichTextNode): boolean {
  return type === 'text' || type === 'link' || type === 'autolink'
}

function collect(node: RichTextNode, line: Line, isInLink: boolean): void {
  if (node.type === 'text' && typeof node.text === 'string') {
    line.push({ node, part: { text: node.text, isMarked: isInLink || formatOf(node) !== 0 } })
  }
  for (const child of node.children ?? []) collect(child, line, true)
}

function finish(line: Line): void {
  const read = line.filter(({ node }) => (formatOf(node) & isCode) === 0)
  const texts = typesetParts(read.map(({ part }) => part))
  for (const [index, { node }] of read.entries()) node.text = texts[index] ?? node.text ?? ''
}

function formatOf(node: RichTextNode): number {
  return 'format' in node && typeof node.format === 'number' ? node.format : 0
}

function typesetFields({ fields }: RichTextNode): void {
  if (!fields) return
  for (const name of proseFields) {
    const value = fields[name]
    if (typeof value === 'string') fields[name] = typeset(value)
  }
  for (const [name, value] of Object.entries(fields))
    if (isRichText(value)) fields[name] = typesetRichText(value)
}
