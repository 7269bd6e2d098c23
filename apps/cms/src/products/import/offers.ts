import { decodeHTML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ImportError, maxRows } from './feed.ts'

export type Element = Record<string, unknown>

const lists = new Set(['offer', 'category', 'barcode', 'param', 'url'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => lists.has(name),
  // Entities of the file's own are refused before, and this knows none of them.
  entityDecoder: {
    decode: decodeHTML,
    reset: () => {},
    addInputEntities: () => {},
    setExternalEntities: () => {},
    setXmlVersion: () => {},
  },
})

/** Longest offer, in characters, most tags in it, and most of all: the parser would need seconds for more. */
const maxOfferLength = 200_000
const maxOfferTags = 2000
const maxTags = 300_000
const maxAttributes = 150_000
const maxEntities = 1_000_000
const maxRawTexts = 300_000

type Place = { start: number; end: number; isOpen?: boolean }

/** An offer of a feed: where it stands, its parts, and why they cannot be read. The file may end within it. */
type Offer = Place & { source: string; element: Element; fault?: string }

/**
 * The offers of a feed, each parsed alone, so that a wrong sign in one costs that one. `isCut` tells that the file ends before they do.
 * @throws {ImportError} when there are more than an import takes.
 */
export function readOffers(text: string): { offers: Offer[]; isCut: boolean } {
  const plain = hideRawTexts(text)
  const { places, isCut } = cutOffers(plain)
  if (places.length > maxRows) {
    throw new ImportError(`В фиде больше ${maxRows} товаров. Разделите его на части.`)
  }
  let [line, at, tags, attributes, entities] = [1, 0, 0, 0, 0]
  const signs: Signs = new Map()
  const offers = places.map((place) => {
    line += countLines(text.slice(at, place.start))
    at = place.start
    const source = text.slice(place.start, place.end)
    const bare = plain.slice(place.start, place.end)
    tags += source.split('<', maxOfferTags).length
    attributes += bare.split(/=\s*["']/, maxAttributes).length
    entities += bare.split('&', maxEntities).length
    const isTooMuch = tags > maxTags || attributes > maxAttributes || entities > maxEntities
    const { element = {}, ...wrong } = parseOffer(source, bare, isTooMuch, signs)
    return {
      ...place,
      source,
      element,
      ...(wrong.fault && { fault: `строка ${line + wrong.lines}: ${wrong.fault}` }),
    }
  })
  return { offers, isCut }
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Where a text stands, asked for rising places only, so that all the questions together cost one pass. */
function finder(text: string, wanted: string): (from: number) => number {
  let found = -2
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(wanted, from)
    return found === -1 ? Number.POSITIVE_INFINITY : found
  }
}

/** The text with spaces for comments and CDATA, which may hold anything; one that runs into the next offer was never ended. */
function hideRawTexts(text: string): string {
  const [nextStart, nextEnd] = [finder(text, '<offer'), finder(text, '</offer>')]
  const ends = { '<![CDATA[': finder(text, ']]>'), '<!--': finder(text, '-->') }
  const parts: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/<!\[CDATA\[|<!--/g)) {
    if (index < from) continue
    const end = ends[mark === '<!--' ? mark : '<![CDATA['](index) + 3
    const isEnded =
      end < Number.POSITIVE_INFINITY && (nextEnd(index) > end || nextStart(index) < nextEnd(index))
    if (!isEnded) continue
    if (parts.length > 2 * maxRawTexts) {
      throw new ImportError(
        'В фиде больше 300 тысяч комментариев и разделов <![CDATA[…]]>. Выгрузите его без них или разделите на части.',
      )
    }
    parts.push(
      text.slice(from, index),
      text.slice(index, end).replace(/[^\n]+/g, (line) => ' '.repeat(line.length)),
    )
    from = end
  }
  return [...parts, text.slice(from)].join('')
}

/** Where the offers stand; one without an end ends before the next. */
function cutOffers(plain: string): { places: Place[]; isCut: boolean } {
  const places: Place[] = []
  let open: number | undefined
  let isCut = true
  for (const { 0: tag, index } of plain.matchAll(
    /<offer(?=[\s/>])(?:[^<>]*\/>)?|<\/(?:offers?|shop|yml_catalog)\s*>|<yml_catalog(?:\s[^<>]*)?\/>/g,
  )) {
    const isEnd = !tag.startsWith('<offer')
    const isOwn = /^<\/offer\s*>/.test(tag)
    if (open !== undefined) {
      places.push({ start: open, end: isOwn ? index + tag.length : index })
    }
    open = isEnd || tag.endsWith('/>') ? undefined : index
    if (!isEnd && tag.endsWith('/>')) places.push({ start: index, end: index + tag.length })
    isCut &&= isOwn || !isEnd
    if (places.length > maxRows) break
  }
  if (open !== undefined) places.push({ start: open, end: plain.length, isOpen: true })
  return { places, isCut }
}

type Fault = { element?: never; fault: string; lines: number }

/** The faults of the signs and of the entities of a feed, which has the same ones again and again; none when they are right. */
type Signs = Map<string, string | undefined>

function findSignFault(sign: string): string | undefined {
  if (sign.startsWith('<!')) {
    return `«${sign}» открыто и не закрыто: допишите «${sign === '<!--' ? '-->' : ']]>'}»`
  }
  if (sign === '&') return 'знак «&» в тексте или в адресе замените на «&amp;»'
  if (sign === '<') return 'знак «<» в тексте замените на «&lt;»'
  const letter = decodeHTML(sign)
  if (letter === sign) return `обозначения «${sign}» нет: знак «&» в нём замените на «&amp;»`
  return letter === '\ufffd' ? `знака «${sign}» нет: удалите его` : undefined
}

/** An offer, or why it cannot be read and how many lines below its beginning. `plain` is its source without raw texts. */
function parseOffer(
  source: string,
  plain: string,
  isTooMuch: boolean,
  signs: Signs,
): { element: Element; fault?: never; lines?: never } | Fault {
  const at = (index: number, fault: string): Fault => ({ fault, lines: countLines(source.slice(0, index)) })
  if (isTooMuch) {
    return at(
      0,
      'до этого товара в фиде уже столько тегов, атрибутов и знаков вида «&amp;», что прочитать его нельзя: разделите фид на части',
    )
  }
  if (source.length > maxOfferLength || plain.split('<', maxOfferTags).length === maxOfferTags) {
    return at(0, 'в товаре столько текста и тегов, что прочитать его нельзя: выгрузите фид заново')
  }
  const lost = source.indexOf('\ufffd')
  if (lost !== -1) return at(lost, 'буква потеряна, вместо неё «\ufffd»: впишите её снова')
  for (const { 0: sign, index } of plain.matchAll(
    /&(?!(?:amp|lt|gt|quot|apos);)(?:#?\w{1,40};)?|<!(?:\[CDATA\[|--)|<(?![\p{L}_/!?])/gu,
  )) {
    if (!signs.has(sign)) signs.set(sign, findSignFault(sign))
    const fault = signs.get(sign)
    if (fault) return at(index, fault)
  }
  const long = plain.search(/<[^<>]{4096}/)
  if (long !== -1) return at(long, 'тег слишком длинный, прочитать его нельзя: выгрузите фид заново')
  const valid = XMLValidator.validate(source)
  if (valid !== true) return explain(valid.err)
  try {
    return { element: elementsOf(elementOf(parser.parse(source)).offer)[0] ?? {} }
  } catch {
    // Names and depths that no feed has.
    return at(0, 'товар устроен так, что прочитать его нельзя: выгрузите фид заново')
  }
}

/** The fault that a message of the validator means, in words for the author of a feed. */
function explain({ msg, line }: { msg: string; line: number }): Fault {
  const [, open, , openLine, closing] =
    /^(?:Expected closing|Unclosed) tag '([^']{1,60})'( \(opened in line (\d+).*closing tag '([^']{1,60})')?/.exec(
      msg,
    ) ?? []
  if (closing && open === 'offer') {
    return { lines: line - 1, fault: `тег </${closing}> ничего не закрывает: удалите его` }
  }
  if (open === 'offer') return { lines: 0, fault: 'товар не закрыт: допишите в его конце </offer>' }
  if (open) {
    const fault = `тег <${open}> открыт и не закрыт: допишите </${open}>, а текст с оформлением возьмите в <![CDATA[…]]>`
    return { lines: Number(openLine ?? line) - 1, fault }
  }
  return {
    lines: line - 1,
    fault: /^attribute/i.test(msg)
      ? 'тег записан с ошибкой: возьмите значения в нём в кавычки, каждое один раз'
      : 'тег открыт и не закрыт или записан с ошибкой: исправьте его',
  }
}

export function elementOf(node: unknown): Element {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? { ...node } : {}
}

export function elementsOrTexts(node: unknown): unknown[] {
  return Array.isArray(node) ? node : []
}

/** An element without attributes is parsed to its mere text. */
export function elementsOf(node: unknown): Element[] {
  return elementsOrTexts(node).map((item) => (typeof item === 'string' ? { '#text': item } : elementOf(item)))
}
