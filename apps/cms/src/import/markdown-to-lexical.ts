import { randomUUID } from 'node:crypto'
import { convertMarkdownToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { Article } from '../payload-types.ts'

/** A rich text as Payload stores it. */
export type StoredRichText = Article['body']
type StoredNode = StoredRichText['root']['children'][number]

/** Finds the ids of documents that a text embeds: undefined for one that is gone; throws when there never was one. */
export type EmbedLookup = {
  lesson: (slug: string) => number | undefined
  product: (ean: string) => number | undefined
}

type Segment =
  | { kind: 'markdown'; text: string }
  | { kind: 'callout'; calloutKind: 'important' | 'salon'; title: string; text: string }
  | { kind: 'lesson'; slug: string }
  | { kind: 'products'; eans: string[] }

const calloutStart = /^> \[!(IMPORTANT|SALON)\]\s*(.*)$/
const embedLine = /^\{\{(lesson|products):\s*(.+?)\s*\}\}$/

/**
 * Markdown of the first content as the rich text of the panel. Beside plain Markdown with tables it knows
 * `> [!IMPORTANT] Title` and `> [!SALON] Title` for callouts, `{{lesson: slug}}` and `{{products: ean, ean}}` for embeds.
 */
export function markdownToLexical(
  markdown: string,
  editorConfig: SanitizedServerEditorConfig,
  lookup: EmbedLookup,
): StoredRichText {
  const convert = (text: string) => convertMarkdownToLexical({ editorConfig, markdown: text })
  const toNodes = (segment: Segment): StoredNode[] => {
    switch (segment.kind) {
      case 'markdown':
        return convert(segment.text).root.children.map((node): StoredNode => ({ ...node }))
      case 'callout': {
        const { calloutKind: kind, title, text } = segment
        return [blockNode('callout', { kind, title, text: convert(text) })]
      }
      case 'lesson': {
        const lesson = lookup.lesson(segment.slug)
        return lesson === undefined ? [] : [blockNode('lesson', { lesson })]
      }
      case 'products': {
        const products = segment.eans.map(lookup.product).filter((id) => id !== undefined)
        return products.length === 0 ? [] : [blockNode('products', { products })]
      }
    }
  }
  const children = toSegments(markdown).flatMap(toNodes)
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
}

function blockNode(blockType: string, fields: Record<string, unknown>): StoredNode {
  const id = randomUUID()
  return { type: 'block', version: 2, format: '', fields: { id, blockName: '', blockType, ...fields } }
}

function toSegments(markdown: string): Segment[] {
  const segments: Segment[] = []
  const lines = markdown.split(/\r?\n/)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const callout = calloutStart.exec(line)
    const embed = embedLine.exec(line)
    if (callout) {
      const text: string[] = []
      while (lines[index + 1]?.startsWith('>')) text.push((lines[++index] ?? '').replace(/^> ?/, ''))
      segments.push({
        kind: 'callout',
        calloutKind: callout[1] === 'SALON' ? 'salon' : 'important',
        title: callout[2] ?? '',
        text: text.join('\n'),
      })
    } else if (embed?.[2]) {
      segments.push(
        embed[1] === 'lesson'
          ? { kind: 'lesson', slug: embed[2] }
          : { kind: 'products', eans: embed[2].split(/\s*,\s*/) },
      )
    } else {
      const last = segments.at(-1)
      if (last?.kind === 'markdown') last.text += `\n${line}`
      else segments.push({ kind: 'markdown', text: line })
    }
  }
  return segments.filter((segment) => segment.kind !== 'markdown' || segment.text.trim())
}
