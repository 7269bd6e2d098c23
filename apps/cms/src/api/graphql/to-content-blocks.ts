import { loadAll, loadOne } from '../../content/loaders.ts'
import { findUnknown } from '../../content/rich-text/find-unknown.ts'
import {
  headingText,
  isRichText,
  type RichText,
  type RichTextNode,
  referenceId,
  uniqueAnchor,
} from '../../content/rich-text/nodes.ts'
import { type InternalLinks, loadInternalLinks, nodesToHtml } from '../../content/rich-text/to-html.ts'
import type { GraphqlContext } from './context.ts'
import type { ResolversTypes, ResolversUnionTypes } from './generated/resolver-types.ts'

type ContentBlock = ResolversUnionTypes<ResolversTypes>['ContentBlock'] & { __typename: string }

/** Rich text as the contract's blocks. Embeds of documents that are gone or not to be seen are left out. */
export async function toContentBlocks(richText: unknown, context: GraphqlContext): Promise<ContentBlock[]> {
  if (!isRichText(richText)) return []
  const unknown = findUnknown(richText.root.children)
  if (unknown.length > 0) {
    context.payload.logger.warn(
      { unknown },
      'A text holds parts that the site cannot show; they are left out',
    )
  }
  const links = await loadInternalLinks(richText.root.children, context.loaders)
  const anchors = new Set<string>()
  const blocks = await Promise.all(
    group(richText.root.children).map((nodes) => toBlock(richText, nodes, links, anchors, context)),
  )
  return blocks.filter((block) => block !== null)
}

/** Neighbouring paragraphs, lists, tables and quotes go together; every other node is a block of its own. */
function group(nodes: RichTextNode[]): RichTextNode[][] {
  const groups: RichTextNode[][] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (last?.[0] && isProse(last[0]) && isProse(node)) last.push(node)
    else groups.push([node])
  }
  return groups
}

function isProse({ type }: RichTextNode): boolean {
  return type !== 'heading' && type !== 'upload' && type !== 'block'
}

async function toBlock(
  richText: RichText,
  nodes: RichTextNode[],
  links: InternalLinks,
  anchors: Set<string>,
  context: GraphqlContext,
): Promise<ContentBlock | null> {
  const [node] = nodes
  if (!node) return null
  if (node.type === 'heading') {
    const text = headingText(node)
    return {
      __typename: 'HeadingBlock',
      id: uniqueAnchor(text, anchors),
      level: node.tag === 'h3' ? 3 : 2,
      text,
    }
  }
  if (node.type === 'upload') {
    const picture = await loadOne(context.loaders.media, referenceId(node.value))
    const caption = node.fields?.caption
    return (
      picture && {
        __typename: 'PictureBlock',
        picture,
        caption: typeof caption === 'string' ? caption : null,
        isWide: node.fields?.wide === true,
      }
    )
  }
  if (node.type === 'block') return toEmbed(node, links, context)
  const html = nodesToHtml(richText, nodes, links)
  return html ? { __typename: 'TextBlock', html } : null
}

async function toEmbed(
  { fields: given }: RichTextNode,
  links: InternalLinks,
  context: GraphqlContext,
): Promise<ContentBlock | null> {
  const fields = given ?? {}
  switch (fields.blockType) {
    case 'callout': {
      const text = fields.text
      return {
        __typename: 'CalloutBlock',
        kind: fields.kind === 'salon' ? 'SALON' : 'IMPORTANT',
        title: typeof fields.title === 'string' ? fields.title : '',
        html: isRichText(text) ? nodesToHtml(text, text.root.children, links) : '',
      }
    }
    case 'products': {
      const references = Array.isArray(fields.products) ? fields.products.map(referenceId) : []
      const products = await loadAll(
        context.loaders.products,
        references.filter((id) => id !== undefined),
      )
      return products.length > 0 ? { __typename: 'ProductsBlock', products } : null
    }
    case 'lesson': {
      const lesson = await loadOne(context.loaders.videos, referenceId(fields.lesson))
      return lesson && { __typename: 'LessonBlock', lesson }
    }
    case 'compare': {
      const [before, after] = await Promise.all(
        [fields.before, fields.after].map((one) => loadOne(context.loaders.media, referenceId(one))),
      )
      // Half of a pair compares nothing.
      if (!before || !after) return null
      return {
        __typename: 'CompareBlock',
        before,
        after,
        beforeLabel: wordsOf(fields.beforeLabel) ?? 'До',
        afterLabel: wordsOf(fields.afterLabel) ?? 'После',
        caption: wordsOf(fields.caption),
      }
    }
    case 'finder': {
      const shade = await loadOne(context.loaders.products, referenceId(fields.shade))
      return {
        __typename: 'FinderBlock',
        title: wordsOf(fields.title) ?? '',
        text: wordsOf(fields.lead) ?? '',
        linkLabel: wordsOf(fields.linkLabel) ?? '',
        href: finderPath({ level: fields.level, wish: shade?.shadeNumber }),
        shade,
      }
    }
    default:
      return null
  }
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'string' && value ? value : null
}

/** The shade finder with some of its answers chosen. */
function finderPath(answers: Record<string, unknown>): string {
  const chosen = Object.entries(answers).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return chosen.length > 0 ? `/shade?${new URLSearchParams(chosen)}` : '/shade'
}
