import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import { articlePath, lessonPath, standingPagePath } from '@pryad/contract/paths.ts'
import { idOf, type Reference } from '../content/loaders.ts'
import { headingText, isRichText, type RichTextNode, uniqueAnchor } from '../content/rich-text/nodes.ts'
import type { Article, FaqQuestion, Page, Product, Video } from '../payload-types.ts'
import type { Entry, EntryPart } from './entry.ts'

/** An article, by sections. */
export function articleEntry(article: Article): Entry {
  const { title, href, preview } = article
  const sections = toSections(article.body, articlePath(article.slug), article.description)
  // An article at another address has the anchors of that page, which are not known here.
  const parts = href ? sections.map((section) => ({ ...section, href })) : sections
  return toEntry('ARTICLE', article, { title, parts, pictureId: idOrNull(preview) })
}

/** A lesson, by steps. Each opens at its second (Media Fragments, 4.2.1). */
export function lessonEntry(lesson: Video): Entry {
  const { title, description, transcript, preview } = lesson
  const href = lessonPath(lesson.slug)
  const steps = (lesson.steps ?? []).map(
    (step): EntryPart => ({ title: step.title, text: step.text, href: `${href}#t=${step.at}`, at: step.at }),
  )
  const parts = [whole(href, description), ...steps, whole(href, transcript)]
  return toEntry('LESSON', lesson, { title, parts, pictureId: idOrNull(preview) })
}

/** A question with its answer, without data of the sender. */
export function questionEntry(document: FaqQuestion): Entry {
  const { id, question, answer } = document
  return toEntry('QUESTION', document, {
    title: question,
    parts: [whole(`/faq#faq-${id}`, plainText(answer))],
  })
}

/** A shade. */
export function shadeEntry(shade: Product): Entry {
  const { title, ean, shadeNumber, shadeName, toneName, series, group, brand } = shade
  // «022» is typed as well.
  const digits = shadeNumber.replace(/\D/g, '')
  const names = [shadeNumber, digits, ean, shadeName, toneName, series, group, brand].join(' ')
  const texts = [shade.description, ...(shade.benefits ?? []), shade.howToUse]
  // Where it is depends on the other shades, too: see `loadShadePlaces`.
  const parts = [whole('/shades', texts.map(asSentence).join(' '))]
  return toEntry('SHADE', shade, { title, names, brand, parts, pictureId: idOrNull(shade.picture) })
}

/** A standing page, by sections. */
export function pageEntry(page: Page): Entry {
  const { title, slug, body, description } = page
  return toEntry('PAGE', page, { title, parts: toSections(body, standingPagePath(slug), description) })
}

function toEntry(
  kind: SearchKind,
  { id, updatedAt }: { id: number; updatedAt: string },
  content: Pick<Entry, 'title' | 'parts'> & Partial<Pick<Entry, 'names' | 'brand' | 'pictureId'>>,
): Entry {
  return { id: `${kind} ${id}`, kind, documentId: id, names: '', pictureId: null, updatedAt, ...content }
}

function whole(href: string, text: string): EntryPart {
  return { title: null, text, href, at: null }
}

function idOrNull(reference: Reference | null | undefined): number | null {
  return reference === null || reference === undefined ? null : idOf(reference)
}

/** A rich text as plain words, its paragraphs and cells apart. */
export function plainText(value: unknown): string {
  return isRichText(value) ? tidy(textOf(value.root.children)) : ''
}

/** The sections of a text under its headings, with the anchors that the page gives them; `lead` stands before the first. */
function toSections(value: unknown, href: string, lead: string): EntryPart[] {
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
