import { decodeHTML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { fromCell } from '../../panel/csv.ts'
import type { ProductFieldName } from '../product-fields.ts'
import { findColumn } from './columns.ts'
import { type Feed, type FeedRow, ImportError, maxRows } from './feed.ts'

type Element = Record<string, unknown>

/** Elements of an offer that are read under a name of ours or in a way of their own. */
const readOtherwise = new Set(['barcode', 'url', 'param', 'typePrefix', 'model', 'categoryId'])
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

/** Products of a Yandex Market feed, one an offer. */
export function readYml(text: string): Feed {
  const shop = parseShop(text)
  const offers = elementsOf(elementOf(shop.offers).offer)
  if (offers.length === 0) throw new ImportError('В фиде нет товаров: раздел <offers> пуст или его нет.')
  if (offers.length > maxRows) {
    throw new ImportError(`В фиде больше ${maxRows} товаров. Разделите его на части.`)
  }
  const categories = new Map(
    elementsOf(elementOf(shop.categories).category).map((category) => [
      textOf(category['@id']),
      textOf(category),
    ]),
  )
  const shopName = textOf(shop.name) || textOf(shop.company) || 'Магазин'
  const ignored = new Set<string>()
  const rows = offers.map((offer, index) => {
    for (const name of findUnread(offer)) ignored.add(name)
    return toRow(offer, index + 1, shopName, categories)
  })
  return { kind: 'shopFeed', rows, ignored: [...ignored] }
}

function parseShop(text: string): Element {
  // A feed needs none; they are how a small file becomes a huge one.
  if (/<!ENTITY/i.test(text)) {
    throw new ImportError('В фиде объявлены свои сущности (<!ENTITY>). Такие файлы мы не читаем.')
  }
  if (!/<yml_catalog[\s>]/.test(text)) throw notAFeed()
  const hostile = findHostileTag(text)
  if (hostile !== undefined) {
    const line = text.slice(0, hostile).split('\n').length
    throw new ImportError(`Фид испорчен в строке ${line}. Выгрузите его заново.`)
  }
  const valid = XMLValidator.validate(text)
  if (valid !== true) {
    throw new ImportError(`Фид испорчен в строке ${valid.err.line}. Выгрузите его заново.`, {
      cause: valid.err,
    })
  }
  const shop = elementOf(elementOf(elementOf(parseXml(text)).yml_catalog).shop)
  if (Object.keys(shop).length === 0) throw notAFeed()
  return shop
}

function notAFeed(): ImportError {
  return new ImportError('Это не фид Яндекс Маркета: в нём нет <yml_catalog> и <shop>.')
}

function parseXml(text: string): unknown {
  try {
    return parser.parse(text)
  } catch (cause) {
    // Names and depths that no feed has.
    throw new ImportError('Фид устроен так, что прочитать его нельзя. Выгрузите его заново.', { cause })
  }
}

function toRow(offer: Element, number: number, shopName: string, categories: Map<string, string>): FeedRow {
  const id = textOf(offer['@id'])
  const cells = new Map<ProductFieldName, string>()
  const add = (name: ProductFieldName | undefined, text: string) => {
    if (name && text && !cells.has(name)) cells.set(name, text)
  }
  add('ean', elementsOrTexts(offer.barcode).map(textOf).join(' '))
  for (const [element, value] of Object.entries(offer)) {
    if (!isReadOtherwise(element)) add(findColumn(element), textOf(value))
  }
  add('title', [offer.typePrefix, offer.vendor, offer.model].map(textOf).filter(Boolean).join(' '))
  for (const parameter of elementsOf(offer.param)) {
    const [value, unit] = [textOf(parameter), textOf(parameter['@unit'])]
    add(findColumn(textOf(parameter['@name'])), unit && value ? `${value} ${unit}` : value)
  }
  const description = cells.get('description')
  if (description) cells.set('description', htmlToText(description))

  const hrefs = elementsOrTexts(offer.url).map(textOf).filter(Boolean)
  const category = categories.get(textOf(offer.categoryId))
  return {
    place: `товар ${number}${id ? `, id ${id}` : ''}`,
    cells,
    fallback: new Map(category ? [['group', category]] : []),
    links: hrefs.length > 0 ? [{ type: 'shop', shop: shopName, hrefs }] : [],
  }
}

function findUnread(offer: Element): string[] {
  const elements = Object.keys(offer).filter((name) => !isReadOtherwise(name) && !findColumn(name))
  const parameters = elementsOf(offer.param)
    .map((parameter) => textOf(parameter['@name']))
    .filter((name) => name && !findColumn(name))
  return [...elements, ...parameters]
}

function isReadOtherwise(name: string): boolean {
  return readOtherwise.has(name) || name.startsWith('@') || name === '#text'
}

function elementOf(node: unknown): Element {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? { ...node } : {}
}

function elementsOrTexts(node: unknown): unknown[] {
  return Array.isArray(node) ? node : []
}

/** An element without attributes is parsed to its mere text. */
function elementsOf(node: unknown): Element[] {
  return elementsOrTexts(node).map((item) => (typeof item === 'string' ? { '#text': item } : elementOf(item)))
}

function textOf(node: unknown): string {
  const text = typeof node === 'string' ? node : elementOf(node)['#text']
  return typeof text === 'string' ? fromCell(text) : ''
}

/** Longest tag of a feed, in characters; its attributes hold names, numbers and addresses. */
const maxTagLength = 4096
/** Most tags of a feed: two thousand products have a few hundred each. */
const maxTags = 1_000_000

/** Parts that may hold anything, by their beginnings and ends. */
const opaque = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const

/**
 * Where in an XML text a tag begins that no feed has: too long, never ended, or one too many. The parser would need hundreds of megabytes
 * before it refuses it. Undefined when all tags are fit to be read.
 */
export function findHostileTag(text: string): number | undefined {
  let tags = 0
  for (let start = text.indexOf('<'); start !== -1; ) {
    const part = opaque.find(([begin]) => text.startsWith(begin, start))
    const end = part ? text.indexOf(part[1], start) : text.indexOf('>', start)
    if (end === -1 || ++tags > maxTags) return start
    const next = text.indexOf('<', part ? end : start + 1)
    if (!part && (end - start > maxTagLength || (next !== -1 && next < end))) return start
    start = next
  }
  return undefined
}

/** The words of a description in HTML, in lines as a reader would see them. */
export function htmlToText(html: string): string {
  if (!/<[a-z/]|&[a-z#]/i.test(html)) return html
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decodeHTML(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
