import { randomUUID } from 'node:crypto'
import { convertMarkdownToLexical, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { Article } from '../../payload-types.ts'

/** A rich text as Payload stores it. */
export type StoredRichText = Article['body']
type StoredNode = StoredRichText['root']['children'][number]

/** Finds the ids of documents that a text embeds: undefined for a deleted one; throws when there never was one. */
export type EmbedLookup = {
  lesson: (slug: string) => number | undefined
  product: (ean: string) => number | undefined
  picture: (file: string) => number | undefined
}

type Segment =
  | { kind: 'markdown'; text: string }
  | { kind: 'callout'; calloutKind: 'important' | 'salon'; title: string; text: string }
  | { kind: 'lesson'; slug: string }
  | { kind: 'products'; eans: string[] }
  | { kind: 'picture'; file: string; caption: string; wide: boolean }
  | { kind: 'compare'; before: string; after: string; caption: string }
  | { kind: 'finder'; ean: string; level: number | null; lead: string }

const calloutStart = /^> \[!(IMPORTANT|SALON)\]\s*(.*)$/
const embedLine = /^\{\{(lesson|products|picture|wide picture|before and after|finder):\s*(.+?)\s*\}\}$/

/**
 * Markdown of the first content as the rich text of the panel. Beside plain Markdown with tables it knows
 * `> [!IMPORTANT] Title` and `> [!SALON] Title` for callouts, `{{lesson: slug}}`, `{{products: ean, ean}}`,
 * `{{picture: file | caption}}`, `{{wide picture: file | caption}}`, `{{before and after: file, file | caption}}` and
 * `{{finder: ean, level | words}}` for embeds.
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
      case 'picture': {
        const { file, caption, wide } = segment
        const picture = lookup.picture(file)
        return picture === undefined ? [] : [uploadNode(picture, { caption, wide })]
      }
      case 'compare': {
        const [before, after] = [lookup.picture(segment.before), lookup.picture(segment.after)]
        if (before === undefined || after === undefined) return []
        const { caption } = segment
        return [blockNode('compare', { before, after, beforeLabel: 'До', afterLabel: 'После', caption })]
      }
      case 'finder': {
        const { ean, level, lead } = segment
        const words = { title: 'Подбор оттенка', linkLabel: 'Подобрать оттенок', lead }
        return [blockNode('finder', { ...words, shade: lookup.product(ean) ?? null, level })]
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

function uploadNode(value: number, fields: Record<string, unknown>): StoredNode {
  return { type: 'upload', version: 3, format: '', id: randomUUID(), relationTo: 'media', value, fields }
}

function toEmbed(kind: string, words: string): Segment {
  const [what = '', said = ''] = words.split(/\s*\|\s*/)
  const [first = '', second = ''] = what.split(/\s*,\s*/)
  switch (kind) {
    case 'lesson':
      return { kind, slug: words }
    case 'products':
      return { kind, eans: words.split(/\s*,\s*/) }
    case 'before and after':
      return { kind: 'compare', before: first, after: second, caption: said }
    case 'finder':
      return { kind, ean: first, level: second ? Number(second) : null, lead: said }
    default:
      return { kind: 'picture', file: first, caption: said, wide: kind === 'wide picture' }
  }
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
    } else if (embed?.[1] && embed[2]) {
      segments.push(toEmbed(embed[1], embed[2]))
    } else {
      const last = segments.at(-1)
      if (last?.kind === 'markdown') last.text += `\n${line}`
      else segments.push({ kind: 'markdown', text: line })
    }
  }
  return segments.filter((segment) => segment.kind !== 'markdown' || segment.text.trim())
}
