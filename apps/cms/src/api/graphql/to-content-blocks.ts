import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { loadOne } from '../../content/loaders.ts'
import { blocks, blockTypeName } from '../../content/rich-text/blocks.ts'
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
import { loadReference } from './load-references.ts'

type ContentBlock = ResolversUnionTypes<ResolversTypes>['ContentBlock'] & { __typename: string }

/** Rich text as the contract's blocks. Embeds of documents that are gone or not to be seen are left out. */
export async function toContentBlocks(
  richText: unknown,
  context: GraphqlContext,
  schema: GraphQLSchema,
): Promise<ContentBlock[]> {
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
  const made = await Promise.all(
    group(richText.root.children).map((nodes) => toBlock(richText, nodes, links, anchors, context, schema)),
  )
  return made.filter((block) => block !== null)
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
  schema: GraphQLSchema,
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
  if (node.type === 'block') return toEmbed(node, links, context, schema)
  const html = nodesToHtml(richText, nodes, links)
  return html ? { __typename: 'TextBlock', html } : null
}

type Fields = Record<string, unknown>

/** Fields of the contract that the editor's blocks call otherwise, or that are made of several, by the slug of the block. */
const computed: Record<string, (fields: Fields, context: GraphqlContext) => Promise<Fields> | Fields> = {
  callout: ({ text }) => ({ html: text }),
  finder: async ({ lead, level, shade }, { loaders }) => {
    const wish = await loadOne(loaders.products, referenceId(shade))
    return { text: lead, href: finderPath({ level, wish: wish?.shadeNumber }) }
  },
}

/**
 * A block of the editor as the type of the contract that has its name, with the fields of the same names. Null when something is gone that
 * the contract promises.
 */
async function toEmbed(
  { fields: given }: RichTextNode,
  links: InternalLinks,
  context: GraphqlContext,
  schema: GraphQLSchema,
): Promise<ContentBlock | null> {
  const slug = String(given?.blockType)
  const type = schema.getType(blockTypeName(slug))
  if (!isObjectType(type)) return null
  const fields = { ...given, ...(await computed[slug]?.(given ?? {}, context)) }
  const names = Object.keys(type.getFields())
  const values = await Promise.all(
    Object.values(type.getFields()).map(({ name, type: wanted }) =>
      toValue(wanted, fields[name] || defaultOf(slug, name), links, context),
    ),
  )
  const isWhole = Object.values(type.getFields()).every(
    (field, index) => !isNonNullType(field.type) || values[index] !== null,
  )
  if (!isWhole) return null
  const block: Record<string, unknown> = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  // The type of the contract has just been filled field by field.
  return { __typename: type.name, ...block } as ContentBlock
}

function defaultOf(slug: string, name: string): unknown {
  const field = blocks
    .find((block) => block.slug === slug)
    ?.fields.find((candidate) => 'name' in candidate && candidate.name === name)
  return field && 'defaultValue' in field ? field.defaultValue : null
}

/** A value of a block as a type of the contract has it; null when there is none. */
async function toValue(
  wanted: GraphQLOutputType,
  value: unknown,
  links: InternalLinks,
  context: GraphqlContext,
): Promise<unknown> {
  const type = getNullableType(wanted)
  const empty = isNonNullType(wanted) ? '' : null
  if (isListType(type)) {
    const all = await Promise.all(
      (Array.isArray(value) ? value : []).map((one) => toValue(type.ofType, one, links, context)),
    )
    const found = all.filter((one) => one !== null)
    return found.length > 0 ? found : null
  }
  if (isObjectType(type)) return loadReference(type.name, referenceId(value), context)
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name)
    return names.find((name) => name.toLowerCase() === value) ?? (empty === null ? null : names[0])
  }
  if (isRichText(value)) return nodesToHtml(value, value.root.children, links)
  switch (type) {
    case GraphQLBoolean:
      return value === true
    case GraphQLInt:
    case GraphQLFloat:
      return typeof value === 'number' ? value : null
    default:
      return typeof value === 'string' && value ? value : empty
  }
}

/** The shade finder with some of its answers chosen. */
function finderPath(answers: Record<string, unknown>): string {
  const chosen = Object.entries(answers).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return chosen.length > 0 ? `/shade?${new URLSearchParams(chosen)}` : '/shade'
}
