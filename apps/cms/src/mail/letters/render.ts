import { convertLexicalToPlaintext, type PlaintextConverters } from '@payloadcms/richtext-lexical/plaintext'
import { createLocalReq, type Payload } from 'payload'
import { createLoaders } from '../../content/loaders.ts'
import { isRichText, type RichText, type RichTextNode } from '../../content/rich-text/nodes.ts'
import {
  type InternalLinks,
  internalLinkKey,
  loadInternalLinks,
  nodesToHtml,
} from '../../content/rich-text/to-html.ts'
import { environment } from '../../environment.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { escapeHtml } from '../letter.ts'

const style = `
  body { margin: 0; padding: 24px 16px; background: #faf6f1; color: #2b2126; font: 16px/1.6 Arial, sans-serif }
  main { max-width: 600px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 8px }
  blockquote { margin: 0; padding: 0 0 0 16px; border-left: 3px solid #b5633c }
  a { color: #8a3f1d }
`

/** A filled template as a letter's HTML page and as plain text. `preheader` is the text that lists of letters show beside the subject. */
export async function renderLetter(
  payload: Payload,
  body: RichText,
  preheader: string,
): Promise<{ html: string; text: string }> {
  const absolute = { root: { ...body.root, children: toAbsolute(body.root.children) } }
  const links = await loadLinks(payload, absolute.root.children)
  return { html: toPage(absolute, links, preheader), text: toText(absolute, links) }
}

function toPage(body: RichText, links: InternalLinks, preheader: string): string {
  const hidden = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<style>${style}</style>
</head>
<body>
${hidden}
<main>
${nodesToHtml(body, body.root.children, links)}
</main>
</body>
</html>
`
}

function toText(body: RichText, links: InternalLinks): string {
  const converters: PlaintextConverters = {
    link: ({ node, nodesToPlaintext }: ConverterArguments) => {
      const label = nodesToPlaintext({ nodes: node.children ?? [] }).join('')
      const address = links.get(internalLinkKey(node) ?? '') ?? String(node.fields?.url ?? '')
      return address && address !== label ? `${label} (${address})` : label
    },
    quote: ({ node, nodesToPlaintext }: ConverterArguments) =>
      `\n\n${nodesToPlaintext({ nodes: node.children ?? [] })
        .join('')
        .replace(/^/gm, '> ')}`,
    listitem: ({ node, childIndex, parent, nodesToPlaintext }: ConverterArguments) =>
      `\n${'tag' in parent && parent.tag === 'ol' ? `${childIndex + 1}.` : '-'} ${nodesToPlaintext({ nodes: node.children ?? [] }).join('')}`,
  }
  return `${convertLexicalToPlaintext({ data: body, converters }).trim()}\n`
}

type ConverterArguments = {
  node: RichTextNode
  childIndex: number
  parent: object
  nodesToPlaintext: (args: { nodes: RichTextNode[] }) => string[]
}

/** Addresses of the documents that the letter links to, as a visitor sees them: unpublished documents have none. */
async function loadLinks(payload: Payload, nodes: RichTextNode[]): Promise<InternalLinks> {
  const loaders = createLoaders(payload, await createLocalReq({}, payload), false)
  const links = await loadInternalLinks(nodes, loaders)
  return new Map([...links].map(([key, path]) => [key, absoluteAddress(path)]))
}

/** An answer is written for the site, where a path is an address. */
function toAbsolute(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.map((node) => ({
    ...node,
    ...(node.children ? { children: toAbsolute(node.children) } : {}),
    ...(typeof node.fields?.url === 'string'
      ? { fields: { ...node.fields, url: absoluteAddress(node.fields.url) } }
      : {}),
  }))
}

function absoluteAddress(address: string): string {
  return /^[/#?]/.test(address) ? new URL(address, `${environment.siteUrl}/`).href : address
}

type LetterName = keyof NonNullable<SiteSetting['mail']>

type LetterTemplate = {
  subject: string
  preheader: string
  body: RichText
  siteName: string
  /** Where answers to letters go. */
  replyTo: string
}

/** The texts of a letter as the settings have them. @throws when the text of the letter is empty. */
export async function loadTemplate(payload: Payload, name: LetterName): Promise<LetterTemplate> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { subject, preheader, body } = settings.mail?.[name] ?? {}
  if (!subject || !isRichText(body)) throw new Error(`The settings hold no text of the letter ${name}.`)
  return {
    subject,
    preheader: preheader ?? '',
    body,
    siteName: settings.name,
    replyTo: settings.contacts.email,
  }
}
