import { isRecord } from '../../http/is-record.ts'
import { blocks } from './blocks.ts'
import { isRichText, type RichTextNode, referenceId } from './nodes.ts'

/** A rich text whose blocks are paragraphs: the name of the block and what it holds. Any other value stays. */
export function blocksInWords(value: unknown): unknown {
  if (!isRichText(value)) return value
  return { ...value, root: { ...value.root, children: value.root.children.flatMap(inWords) } }
}

function inWords(node: RichTextNode): RichTextNode[] {
  const block = node.type === 'block' && blocks.find(({ slug }) => slug === node.fields?.blockType)
  if (!block) return [node]
  const name = typeof block.labels?.singular === 'string' ? block.labels.singular : block.slug
  const found = block.fields.flatMap((field) => {
    const value = 'name' in field ? node.fields?.[field.name] : undefined
    if (!('name' in field) || value === undefined || value === null || value === '') return []
    if (isRichText(value)) return value.root.children
    const words = [value].flat().map((one) => wordOf(one, field.type === 'select' ? field.options : []))
    return [paragraph(`${'label' in field ? field.label : field.name}: ${words.join(', ')}`)]
  })
  return [paragraph(name, true), ...found]
}

function wordOf(value: unknown, options: readonly unknown[]): string {
  const option = options.find((one) => isRecord(one) && one.value === value)
  if (isRecord(option)) return String(option.label)
  if (isRecord(value)) return String(value.title ?? value.alt ?? `№ ${referenceId(value)}`)
  return String(value)
}

function paragraph(text: string, isBold = false): RichTextNode {
  const word = {
    type: 'text',
    version: 1,
    text,
    format: isBold ? 1 : 0,
    style: '',
    mode: 'normal',
    detail: 0,
  }
  return Object.assign(
    { type: 'paragraph', version: 1 },
    { format: '', indent: 0, direction: null, children: [word] },
  )
}
