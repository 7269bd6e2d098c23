import { isRichText, type RichText, type RichTextNode } from '../../content/rich-text/nodes.ts'

/** The values of the names in double braces. A text without a value leaves nothing; of a block it is known only where it begins. */
export type TemplateValues = {
  texts: Record<string, string>
  /** Whole rich texts: a paragraph of nothing but their name gives place to them. */
  blocks?: Record<string, RichText>
}

const namePattern = /\{\{\s*(\w+)\s*\}\}/g

/** A line of text with its names replaced. Line breaks become spaces: it may be a header. */
export function fillLine(template: string, { texts }: TemplateValues): string {
  return replaceNames(template, texts).replace(/\s+/g, ' ').trim()
}

/** A rich text with its names replaced. A link that would lead nowhere goes, and a paragraph that held nothing else goes with it. */
export function fillTemplate(template: RichText, values: TemplateValues): RichText {
  return { root: { ...template.root, children: fillNodes(template.root.children, values) } }
}

/** Names in double braces that a text has, each once. */
export function namesIn(template: unknown): string[] {
  const text =
    typeof template === 'string' ? template : isRichText(template) ? allText(template.root.children) : ''
  return [...new Set([...decoded(text).matchAll(namePattern)].map(([, name = '']) => name))]
}

function fillNodes(nodes: RichTextNode[], values: TemplateValues): RichTextNode[] {
  return nodes.flatMap((node) => fillNode(node, values))
}

function fillNode(node: RichTextNode, values: TemplateValues): RichTextNode[] {
  if (typeof node.text === 'string') return toLines({ ...node, text: replaceNames(node.text, values.texts) })
  if (!node.children) return [node]
  const block = node.type === 'paragraph' ? blockOf(node, values) : undefined
  if (block) return block.root.children
  const children = fillNodes(node.children, values)
  if (node.type === 'link' || node.type === 'autolink') {
    const link = fillLink(node, values)
    return link ? [{ ...link, children }] : []
  }
  const isEmptied = node.children.length > 0 && !children.some(isSeen)
  return isEmptied ? [] : [{ ...node, children }]
}

function fillLink(node: RichTextNode, { texts }: TemplateValues): RichTextNode | undefined {
  const { fields } = node
  if (typeof fields?.url !== 'string') return node
  const url = replaceNames(decoded(fields.url), texts).trim()
  return url ? { ...node, fields: { ...fields, url } } : undefined
}

function blockOf(node: RichTextNode, { blocks = {} }: TemplateValues): RichText | undefined {
  const [, name] = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(allText(node.children ?? [])) ?? []
  return name ? blocks[name] : undefined
}

/** A text with line breaks as texts with breaks between them. */
function toLines(node: RichTextNode): RichTextNode[] {
  return (node.text ?? '')
    .split(/\r?\n/)
    .flatMap((text, index): RichTextNode[] => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(text ? [{ ...node, text }] : []),
    ])
}

function replaceNames(template: string, texts: Record<string, string>): string {
  return template.replace(namePattern, (_, name: string) =>
    Object.hasOwn(texts, name) ? (texts[name] ?? '') : '',
  )
}

/** The panel's editor may have encoded the braces of an address. */
function decoded(text: string): string {
  return text.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}')
}

function isSeen(node: RichTextNode): boolean {
  return node.children ? node.children.some(isSeen) : node.type !== 'text' || Boolean(node.text?.trim())
}

function allText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map(({ text = '', fields, children = [] }) => `${text}${fields?.url ?? ''}${allText(children)}`)
    .join('')
}
