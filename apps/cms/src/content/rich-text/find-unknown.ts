import { blocks } from './blocks.ts'
import { type RichTextNode, walk } from './nodes.ts'
import { htmlConverters } from './to-html.ts'

/** Kinds of nodes that the site shows: those with HTML of their own, and those that become blocks of the contract. */
const knownTypes = new Set([...Object.keys(htmlConverters(new Map())), 'block', 'upload'])

/** Kinds of nodes and blocks in a text that the site cannot show: it leaves them out. */
export function findUnknown(nodes: readonly RichTextNode[]): string[] {
  const unknown = new Set<string>()
  for (const { type, fields } of walk(nodes)) {
    const block = fields?.blockType
    if (!knownTypes.has(type)) unknown.add(type)
    else if (type === 'block' && !blocks.some(({ slug }) => slug === block))
      unknown.add(`block ${String(block)}`)
  }
  return [...unknown]
}
