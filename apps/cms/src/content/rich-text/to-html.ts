import {
  convertLexicalToHTML,
  type HTMLConverters,
  LinkHTMLConverter,
  TextHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { documentPath } from '../document-paths.ts'
import type { Loaders } from '../loaders.ts'
import { isRichText, type RichText, type RichTextNode, referenceId, walk } from './nodes.ts'

/** A rich text without embeds, such as an answer, as clean HTML; empty when there is none. */
export async function toHtml(richText: unknown, loaders: Loaders): Promise<string> {
  if (!isRichText(richText)) return ''
  return nodesToHtml(
    richText,
    richText.root.children,
    await loadInternalLinks(richText.root.children, loaders),
  )
}

/** Some of the top-level nodes of a text as clean HTML. */
export function nodesToHtml(richText: RichText, nodes: RichTextNode[], links: InternalLinks): string {
  return convertLexicalToHTML({
    data: { root: { ...richText.root, children: nodes } },
    converters: htmlConverters(links),
    disableContainer: true,
  })
}

type Parent = { children: RichTextNode[] }
type NodesToHtml = (args: { nodes: RichTextNode[] }) => string[]
type Args<Node> = { node: Node; nodesToHTML: NodesToHtml }
type Cell = RichTextNode & { headerState?: number; colSpan?: number; rowSpan?: number }

/**
 * Rich text as plain semantic HTML. Payload's own converters add classes and inline styles, which a strict content security
 * policy refuses and the site's style sheet does not want.
 */
export function htmlConverters(links: InternalLinks): HTMLConverters {
  const wrap =
    (open: string, close: string) =>
    ({ node, nodesToHTML }: Args<Parent>) =>
      `${open}${nodesToHTML({ nodes: node.children }).join('')}${close}`

  return {
    ...TextHTMLConverter,
    ...LinkHTMLConverter({
      // A link to something unpublished leads to the front page rather than to an error.
      internalDocToHref: ({ linkNode }) => links.get(internalLinkKey(linkNode) ?? '') ?? '/',
    }),
    paragraph: wrap('<p>', '</p>'),
    quote: wrap('<blockquote><p>', '</p></blockquote>'),
    heading: ({ node, nodesToHTML }: Args<Parent & { tag?: string }>) => {
      const tag = node.tag === 'h3' ? 'h3' : 'h2'
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    linebreak: '<br>',
    tab: ' ',
    horizontalrule: '<hr>',
    list: listHtml,
    listitem: wrap('<li>', '</li>'),
    table: tableHtml,
    tablerow: wrap('<tr>', '</tr>'),
    tablecell: cellHtml,
    unknown: '',
  }
}

/** Lexical keeps a nested list in an item of its own; in HTML it belongs into the item before it. */
function listHtml({ node, nodesToHTML }: Args<Parent & { tag?: string; start?: number }>): string {
  const tag = node.tag === 'ol' ? 'ol' : 'ul'
  const start = tag === 'ol' && node.start && node.start > 1 ? ` start="${Number(node.start)}"` : ''
  const items = nodesToHTML({ nodes: node.children }).reduce((html, item, index) => {
    const isNestedList = node.children[index]?.children?.[0]?.type === 'list'
    return isNestedList && html.endsWith('</li>')
      ? `${html.slice(0, -'</li>'.length)}${item.slice('<li>'.length)}`
      : `${html}${item}`
  }, '')
  return `<${tag}${start}>${items}</${tag}>`
}

function tableHtml({ node, nodesToHTML }: Args<Parent>): string {
  const isHeader = (row: RichTextNode) =>
    row.children?.every((cell) => 'headerState' in cell && cell.headerState) ?? false
  const firstBodyRow = node.children.findIndex((row) => !isHeader(row))
  const headLength = firstBodyRow === -1 ? 0 : firstBodyRow
  const rows = nodesToHTML({ nodes: node.children })
  const head = headLength ? `<thead>${rows.slice(0, headLength).join('')}</thead>` : ''
  return `<table>${head}<tbody>${rows.slice(headLength).join('')}</tbody></table>`
}

function cellHtml({ node, nodesToHTML, parent }: Args<Cell> & { parent: RichTextNode }): string {
  const children = node.children ?? []
  // A cell of one paragraph needs no paragraph.
  const only = children.length === 1 && children[0]?.type === 'paragraph' ? children[0] : undefined
  const content = nodesToHTML({ nodes: only?.children ?? children })
    .join('')
    .trim()
  const span =
    (node.colSpan && node.colSpan > 1 ? ` colspan="${Number(node.colSpan)}"` : '') +
    (node.rowSpan && node.rowSpan > 1 ? ` rowspan="${Number(node.rowSpan)}"` : '')
  if (!node.headerState) return `<td${span}>${content}</td>`
  const isHeaderRow = parent.children?.every((cell) => 'headerState' in cell && cell.headerState)
  return `<th scope="${isHeaderRow ? 'col' : 'row'}"${span}>${content}</th>`
}

/** Addresses of the documents that a text links to, by `<collection>/<id>`; a document not to be seen has none. */
export type InternalLinks = Map<string, string>

/** Finds all of them at once, so that making the HTML needs no waiting. */
export async function loadInternalLinks(
  nodes: readonly RichTextNode[],
  loaders: Loaders,
): Promise<InternalLinks> {
  const keys = new Set<string>()
  for (const node of walk(nodes)) {
    const key = internalLinkKey(node)
    if (key) keys.add(key)
  }
  const links: InternalLinks = new Map()
  await Promise.all(
    [...keys].map(async (key) => {
      const [collection = '', id] = key.split('/')
      const path = await documentPath(loaders, collection, Number(id))
      if (path) links.set(key, path)
    }),
  )
  return links
}

/** `<collection>/<id>` of a link to a document, undefined for other links and nodes. */
export function internalLinkKey(node: RichTextNode): string | undefined {
  const document = node.fields?.doc
  if (node.type !== 'link' || typeof document !== 'object' || document === null) return undefined
  const { relationTo, value } = document as { relationTo?: unknown; value?: unknown }
  const id = referenceId(value)
  return typeof relationTo === 'string' && id !== undefined ? `${relationTo}/${id}` : undefined
}
