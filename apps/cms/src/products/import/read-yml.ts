import { decodeHTML } from 'entities'
import { fromCell } from '../../panel/csv.ts'
import type { ProductFieldName } from '../product-fields.ts'
import { shorten } from '../read-value.ts'
import { findColumn } from './columns.ts'
import { type Feed, type FeedRow, ImportError } from './feed.ts'
import { type Element, elementOf, elementsOf, elementsOrTexts, readOffers } from './offers.ts'

/** Longer than any name, and short enough to be decoded again for each offer. */
const maxNameLength = 2000

/** Elements of an offer that are read under a name of ours or in a way of their own. */
const readOtherwise = new Set(['barcode', 'url', 'param', 'typePrefix', 'model', 'categoryId'])

/**
 * Products of a Yandex Market feed, one an offer. Offers that cannot be read are told with their lines, and whatever stands around them,
 * junk before the feed too, costs nothing. Lines of the text end with `\n`.
 */
export function readYml(text: string): Feed {
  const start = text.search(/<yml_catalog[\s/>]/)
  // A feed needs none; they are how a small file becomes a huge one.
  if (/<!ENTITY/i.test(text.slice(0, start))) {
    throw new ImportError('В фиде объявлены свои сущности (<!ENTITY>). Такие файлы мы не читаем.')
  }
  const { offers, isCut } = readOffers(text)
  const around = [text.slice(start, offers[0]?.start), text.slice(offers.at(-1)?.end ?? text.length)]
  const { shopName, categories } = readShop(around.join(''))
  const ignored = new Set(findJunk(text, start))
  const rows = offers.map(({ element, source, fault }, index) => {
    if (fault) return { ...toRow(guessOffer(source), index + 1, shopName, categories), fault }
    for (const name of findUnread(element)) ignored.add(name)
    return toRow(element, index + 1, shopName, categories)
  })
  if (isCut) {
    const line = text.trimEnd().split('\n').length
    const fault = `строка ${line}: файл здесь обрывается, следующих товаров в нём нет. Скачайте или выгрузите его заново`
    const last = offers.at(-1)?.isOpen ? rows.pop() : undefined
    const nothing = { cells: new Map(), fallback: new Map(), links: [] }
    rows.push({ place: 'конец файла', ...nothing, ...last, fault })
  }
  if (rows.length === 0) throw new ImportError('В фиде нет товаров: раздел <offers> пуст или его нет.')
  if (rows.every(({ fault }) => fault)) {
    throw new ImportError(`В фиде не прочитать ни одного товара. Первая причина — ${rows[0]?.fault}.`)
  }
  return { kind: 'shopFeed', rows, ignored: [...ignored].slice(0, 100) }
}

/** The parts of an offer that cannot be read which say which one it is. */
function guessOffer(source: string): Element {
  const textIn = (pattern: RegExp) => pattern.exec(source.slice(0, 5000))?.[1] ?? ''
  return {
    '@id': textIn(/^<offer[^<>]*\sid\s*=\s*["']([^"'<>]*)/),
    barcode: [textIn(/<barcode>([^<>]*)/)],
    name: textIn(/<name>([^<>]*)/),
  }
}

/** The name of the shop and its categories by id, as they are written, from what stands around the offers. */
function readShop(around: string): { shopName: string; categories: Map<string, string> } {
  const text = around.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const categories = new Map<string, string>()
  for (const [, attributes = '', name = ''] of text.matchAll(/<category\b([^<>]{0,1000})>([^<]*)/g)) {
    const [, id] = /\bid\s*=\s*["']([^"']*)/.exec(attributes) ?? []
    if (id) categories.set(id, name)
  }
  const [, shop = ''] = /<name>([^<]*[^<\s][^<]*)/.exec(text) ?? /<company>([^<]*)/.exec(text) ?? []
  return { shopName: fromText(shop) || 'Магазин', categories }
}

/** The name of a shop or of a category; what no field would hold is cut off. */
function fromText(written: string): string {
  return fromCell(decodeHTML(written.slice(0, maxNameLength)))
}

/** Texts around a feed that no feed has, like a warning of the program that wrote it. */
function findJunk(text: string, start: number): string[] {
  const head = text.slice(0, start)
  const before = head.slice(0, head.search(/<\?xml|<!DOCTYPE|<!--|$/)).trim()
  const end = text.indexOf('</yml_catalog>')
  const after = end === -1 ? '' : text.slice(end + '</yml_catalog>'.length).trim()
  return [
    ...(before ? [`текст перед началом фида («${shorten(before)}»)`] : []),
    ...(after ? [`текст после конца фида («${shorten(after)}»)`] : []),
  ]
}

function toRow(offer: Element, number: number, shopName: string, categories: Map<string, string>): FeedRow {
  const id = textOf(offer['@id'])
  const cells = new Map<ProductFieldName, string>()
  const add = (name: ProductFieldName | undefined, text: string) => {
    if (name && text && !cells.has(name)) cells.set(name, text)
  }
  add('ean', elementsOrTexts(offer.barcode).map(textOf).filter(Boolean).join(', '))
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
  const category = fromText(categories.get(textOf(offer.categoryId)) ?? '')
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

function textOf(node: unknown): string {
  const text = typeof node === 'string' ? node : elementOf(node)['#text']
  return typeof text === 'string' ? fromCell(text) : ''
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
    .replaceAll('\ufffd', '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
