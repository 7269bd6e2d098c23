import { documentPath } from '../document-path.ts'
import type { Loaders } from '../loaders.ts'
import { type RichTextNode, referenceId, walk } from './references.ts'

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
