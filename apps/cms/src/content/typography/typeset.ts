import Typograf from 'typograf'
import { blocks } from '../rich-text/blocks.ts'
import { isRichText, type RichText, type RichTextNode } from '../rich-text/nodes.ts'

const typograf = new Typograf({ locale: ['ru'], disableRule: '*', enableRule: 'common/punctuation/quote' })

/** Typograf reads HTML; these stand for characters of plain text that would be markup to it. */
const standIns = new Map([
  ['<', '\ue001'],
  ['>', '\ue002'],
  ['&', '\ue003'],
])
const originals = new Map([...standIns].map(([original, standIn]) => [standIn, original]))

const hyphenForDash = /(?<=\S[ \u00a0])-(?=[ \u00a0\n]|$)/g
const dashOfDialogue = /^-(?= \S)/gm

/** Each run of quotes may become right only after its outer ones did; texts of people settle at once. */
const maxPasses = 5

/** Straight quotes and hyphens of a plain text as « », „ “ and dashes. Doing it twice changes nothing. */
export function typeset(text: string): string {
  if (!mayChange(text)) return text
  return unprotect(typesetMarkup(protect(text)))
}

/** Parts of one line of text, those that look unlike their surroundings marked; quotes may open in one and close in another. */
export type Part = { text: string; isMarked: boolean }

/** The same for a line whose parts stand in different nodes; answers with as many texts. */
export function typesetParts(parts: Part[]): string[] {
  const texts = parts.map(({ text }) => text)
  if (!mayChange(texts.join(''))) return texts
  let wasPlain = false
  const markup = parts.map(({ text, isMarked }) => {
    const isInTag = isMarked || wasPlain
    wasPlain = !isInTag
    return isInTag ? `<b>${protect(text)}</b>` : protect(text)
  })
  const pieces = typesetMarkup(markup.join('')).split(/<\/?b>/)
  let next = 0
  return markup.map((part) => {
    if (!part.startsWith('<b>')) return unprotect(pieces[next] ?? '')
    next += 2
    return unprotect(pieces[next - 1] ?? '')
  })
}

function mayChange(text: string): boolean {
  return /["«»„“”‟‹›]/.test(text) || text.includes('-')
}

function typesetMarkup(markup: string): string {
  let made = markup.replace(hyphenForDash, '—').replace(dashOfDialogue, '—')
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = made
    made = typograf.execute(before)
    if (made === before) break
  }
  return made
}

function protect(text: string): string {
  return text.replace(/[<>&]/g, (character) => standIns.get(character) ?? character)
}

function unprotect(text: string): string {
  return text.replace(/[\ue001-\ue003]/g, (standIn) => originals.get(standIn) ?? standIn)
}

/** Bit of a text node's format that says it is code (Lexical's `IS_CODE`). */
const isCode = 16

/** Fields of blocks and pictures within a text that are read as sentences. */
const proseFields = new Set([
  'caption',
  ...blocks
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.type === 'text' || field.type === 'textarea' ? [field.name] : [])),
])

type Line = { node: RichTextNode; part: Part }[]

/** The same rich text, typeset: quotes may open in one node and close in another of the same line. The given one stays as it is. */
export function typesetRichText(richText: RichText): RichText {
  const copy = structuredClone(richText)
  typesetNodes(copy.root.children)
  return copy
}

function typesetNodes(nodes: RichTextNode[]): void {
  let line: Line = []
  for (const node of nodes) {
    if (isInline(node)) {
      collect(node, line, false)
      continue
    }
    finish(line)
    line = []
    typesetFields(node)
    if (node.children) typesetNodes(node.children)
  }
  finish(line)
}

function isInline({ type }: RichTextNode): boolean {
  return type === 'text' || type === 'link' || type === 'autolink'
}

function collect(node: RichTextNode, line: Line, isInLink: boolean): void {
  if (node.type === 'text' && typeof node.text === 'string') {
    line.push({ node, part: { text: node.text, isMarked: isInLink || formatOf(node) !== 0 } })
  }
  for (const child of node.children ?? []) collect(child, line, true)
}

function finish(line: Line): void {
  const read = line.filter(({ node }) => (formatOf(node) & isCode) === 0)
  const texts = typesetParts(read.map(({ part }) => part))
  for (const [index, { node }] of read.entries()) node.text = texts[index] ?? node.text ?? ''
}

function formatOf(node: RichTextNode): number {
  return 'format' in node && typeof node.format === 'number' ? node.format : 0
}

function typesetFields({ fields }: RichTextNode): void {
  if (!fields) return
  for (const name of proseFields) {
    const value = fields[name]
    if (typeof value === 'string') fields[name] = typeset(value)
  }
  for (const [name, value] of Object.entries(fields))
    if (isRichText(value)) fields[name] = typesetRichText(value)
}
