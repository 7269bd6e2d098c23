import type { GraphqlContext } from '../graphql/context.ts'
import { loadOne } from '../graphql/loaders.ts'
import { type RichTextNode, referenceId, walk } from './references.ts'

/** Addresses of the documents that a text links to, by `<collection>/<id>`; a document not to be seen has none. */
export type InternalLinks = Map<string, string>

/** Finds all of them at once, so that making the HTML needs no waiting. */
export async function loadInternalLinks(
  nodes: readonly RichTextNode[],
  { loaders }: GraphqlContext,
): Promise<InternalLinks> {
  const keys = new Set<string>()
  for (const node of walk(nodes)) {
    const key = internalLinkKey(node)
    if (key) keys.add(key)
  }
  const links: InternalLinks = new Map()
  await Promise.all(
    [...keys].map(async (key) => {
      const [collection, id] = key.split('/')
      if (collection === 'articles') {
        const found = await loadOne(loaders.articles, Number(id))
        if (found) links.set(key, found.href || `/articles/${found.slug}`)
      } else if (collection === 'videos') {
        const found = await loadOne(loaders.videos, Number(id))
        if (found) links.set(key, `/video?slug=${found.slug}`)
      } else if (collection === 'pages') {
        const found = await loadOne(loaders.pages, Number(id))
        if (found) links.set(key, `/${found.slug}`)
      }
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
