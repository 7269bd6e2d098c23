import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type { Loaders } from '../loaders.ts'
import { htmlConverters } from './html-converters.ts'
import { type InternalLinks, loadInternalLinks } from './internal-links.ts'
import { isRichText, type RichText, type RichTextNode } from './references.ts'

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
