import Typograf from 'typograf'

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
