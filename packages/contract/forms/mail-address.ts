// The apps compile this file without knowing the folder’s declarations.
/// <reference path="./punycode.d.ts" />

import { decode } from 'punycode.js/punycode.es6.js'
import { cleanLine, isEmpty, type Rule, wrongForm } from './rules.ts'

/** An address as it is stored, with its domain in ASCII, or what is wrong with it. */
export type MailAddress =
  | { address: string }
  | { problem: 'form' }
  /** Letters of two alphabets that look alike: a mistake of the keyboard's layout that cannot be seen. */
  | { problem: 'mixed'; part: string }
  | { problem: 'misspelt'; domain: string; meant: string }

const localPattern =
  /^[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{Nd}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{Nd}-]+)*$/u
const domainPattern = /^[\p{L}\p{M}\p{Nd}.-]+$/u
const labelPattern = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const endingPattern = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/

/** Longer than any address with a name before it: longer ones are not looked at. */
const longest = 1000

/**
 * Reads an address as people type and paste it: invisible characters, quotes, brackets, the name before `<…>`, `mailto:`, a final dot and
 * full-width letters are taken away where one meaning is left. Both spellings of a Cyrillic domain give one address.
 */
export function readMailAddress(typed: string): MailAddress {
  if (typed.length > longest) return { problem: 'form' }
  const text = withoutMailto(withoutFrame(innermost(withoutWidth(cleanLine(typed)))))
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0)).normalize('NFC')
  const domain = asciiDomain(text.slice(at + 1))
  if (!domain || !localPattern.test(local) || bytesOf(local) > 64) return { problem: 'form' }
  const labels = readableLabels(domain)
  if (!labels) return { problem: 'form' }
  const part = mixedPart(local, labels)
  if (part) return { problem: 'mixed', part }
  const shown = labels.join('.')
  const meant = meantDomain(shown)
  if (meant) return { problem: 'misspelt', domain: shown, meant }
  return { address: `${local}@${domain}` }
}

/** Letters, digits and marks in their common shape: full-width ones are what keyboards of East Asia give. */
function withoutWidth(text: string): string {
  return text.replace(/[\uff01-\uff61\p{L}\p{Nd}]/gu, (wide) => wide.normalize('NFKC')).replaceAll('。', '.')
}

/** `a@b.ru` of `Анна <a@b.ru>`; a name with an address of its own leaves two meanings. */
function innermost(text: string): string {
  return /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(text)?.[1]?.trim() ?? text
}

/** Without quotes, brackets and the punctuation of a sentence around it. An address may begin with `'`, but never ends so. */
function withoutFrame(text: string): string {
  let end = text.length
  while (`.,;:!)]>"'\`«»„“”‘’‹› `.includes(text[end - 1] ?? '-')) end -= 1
  const isQuoted = (mark: string) => "'`".includes(mark) && text.includes(mark, end)
  let start = 0
  while (start < end && (`([<"«»„“”‘’‹› `.includes(text[start] ?? '-') || isQuoted(text[start] ?? '-')))
    start += 1
  return text.slice(start, end)
}

function withoutMailto(text: string): string {
  return /^mailto:/i.test(text) ? text.slice('mailto:'.length).replace(/\?.*$/s, '').trim() : text
}

function asciiDomain(domain: string): string | undefined {
  if (!domainPattern.test(domain)) return undefined
  const ascii = hostOf(domain)
  const labels = ascii?.split('.') ?? []
  const isGood =
    labels.length > 1 &&
    ascii !== undefined &&
    ascii.length <= 253 &&
    labels.every((label) => labelPattern.test(label)) &&
    endingPattern.test(labels.at(-1) ?? '')
  return isGood ? ascii : undefined
}

function hostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

/** The labels of a domain in readable letters: browsers have already written Cyrillic ones as `xn--`. */
function readableLabels(domain: string): string[] | undefined {
  try {
    const readable = domain.replace(/xn--([^.]+)/g, (_, label: string) => decode(label))
    return domainPattern.test(readable) && hostOf(readable) === domain ? readable.split('.') : undefined
  } catch {
    return undefined
  }
}

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
const cyrillic = /\p{Script=Cyrillic}/u
// Each of its letters has a Latin twin.
const lookAlike = /^[асеорхукмтвніјѕԁһӏԛԝ\d-]*[асеорхукмтвніјѕԁһӏԛԝ][асеорхукмтвніјѕԁһӏԛԝ\d-]*$/

function mixedPart(local: string, labels: string[]): string | undefined {
  const mixed = [local, ...labels].find(
    (part) => alphabets.filter((letters) => letters.test(part)).length > 1,
  )
  if (mixed) return mixed
  const domain = labels.join('.')
  if (!/\p{Script=Latin}/u.test(domain)) return undefined
  if (labels.some((label) => lookAlike.test(label))) return domain
  return cyrillic.test(local) && !cyrillic.test(domain) ? `${local}@${domain}` : undefined
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

const endings: Record<string, RegExp> = {
  com: /^(?:con|cim|clm|cpm|xom|vom|kom|comm|coom|cmo|ocm)$/,
  ru: /^(?:ri|ry|rj|ur|rur|ruu|rru)$/,
}

const names: Record<string, RegExp> = {
  'gmail.com': /^(?:gmail\.(?:co|cm|om|ru)|g(?:mai|mal|mial|amil|nail|maill|meil)\.com)$/,
  'yandex.ru': /^(?:yandx|yadex|yandeks|yndex|yanex|yandexx)\.ru$/,
  'rambler.ru': /^(?:ramler|ramber|rambller)\.ru$/,
  'icloud.com': /^(?:iclod|icoud|iclould)\.com$/,
}

const providers = /^(?:gmail|mail|yandex|ya|bk|list|inbox|rambler|icloud|outlook|hotmail|yahoo)$/

/** The domain that is meant by a well-known one with a slip of the keyboard; undefined for all others. No such domain takes letters. */
export function meantDomain(domain: string): string | undefined {
  const known = Object.keys(names).find((name) => names[name]?.test(domain))
  if (known) return known
  const [name = '', ending = '', ...more] = domain.split('.')
  if (more.length > 0 || !(providers.test(name) || ending === 'con')) return undefined
  const meant = Object.keys(endings).find((one) => endings[one]?.test(ending))
  return meant && `${name}.${meant}`
}

/** Rule of a form: an address that mail can be sent to. Servers always apply it; pages load it with the first letter typed. An empty value passes. */
export const mailAddress: Rule = (value, { fieldName }) => {
  if (isEmpty(value)) return undefined
  const read = typeof value === 'string' ? readMailAddress(value) : ({ problem: 'form' } as const)
  if ('address' in read) return undefined
  switch (read.problem) {
    case 'form':
      return wrongForm(fieldName)
    case 'mixed':
      return `Поле «${fieldName}» содержит вперемешку русские и латинские буквы: «${read.part}». Сотрите его и наберите заново в одной раскладке`
    case 'misspelt':
      return `Поле «${fieldName}» содержит опечатку: «${read.domain}» вместо «${read.meant}»`
  }
}
