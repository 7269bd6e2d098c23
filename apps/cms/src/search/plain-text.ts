import { headingText, uniqueAnchor } from '../content/rich-text/headings.ts'
import { isRichText, type RichTextNode } from '../content/rich-text/references.ts'
import type { EntryPart } from './entry.ts'

/** A rich text as plain words, its paragraphs and cells apart. */
export function plainText(value: unknown): string {
  return isRichText(value) ? tidy(textOf(value.root.children)) : ''
}

/** The sections of a text under its headings, with the anchors that the page gives them; `lead` stands before the first. */
export function toSections(value: unknown, href: string, lead: string): EntryPart[] {
  const first: EntryPart = { title: null, text: lead, href, at: null }
  if (!isRichText(value)) return [first]
  const anchors = new Set<string>()
  const sections = [first]
  for (const node of value.root.children) {
    if (node.type === 'heading') {
      const title = headingText(node)
      sections.push({ title, text: '', href: `${href}#${uniqueAnchor(title, anchors)}`, at: null })
    } else {
      const section = sections.at(-1) ?? first
      section.text += ` ${textOf([node])}`
    }
  }
  return sections.map((section) => ({ ...section, text: tidy(section.text) }))
}

/** A line of a list, such as a benefit, with the stop that keeps it apart from the next in a running text. */
export function asSentence(line: string): string {
  const text = line.trim()
  return /[\p{L}\p{N}%»)]$/u.test(text) ? `${text}.` : text
}

function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeText).join('')
}

function nodeText({ type, text, children, fields }: RichTextNode): string {
  if (text !== undefined) return text
  if (type === 'linebreak') return ' '
  const inner = textOf(children ?? [])
  if (type === 'link' || type === 'autolink') return inner
  const framed = isRichText(fields?.text) ? textOf(fields.text.root.children) : ''
  const title = typeof fields?.title === 'string' ? fields.title : ''
  return `${title} ${inner} ${framed} `
}

function tidy(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim()
}
