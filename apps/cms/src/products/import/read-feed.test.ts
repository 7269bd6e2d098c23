import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../panel/csv.ts'
import { productFields } from '../product-fields.ts'
import type { FeedRow } from './feed.ts'
import { readFeed } from './read-feed.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Cyrillic as Windows-1251 writes it. */
function windows1251(text: string): Uint8Array {
  return Uint8Array.from([...text], (character) => {
    const code = character.codePointAt(0) ?? 0
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, 'utf16le')
}

const cellsOf = (row: FeedRow | undefined) => Object.fromEntries(row?.cells ?? [])

describe('a table is read', () => {
  const table = 'Штрихкод;Название\n2007700000017;Каштан\n'
  const expected = { ean: '2007700000017', title: 'Каштан' }

  test.each([
    ['in UTF-8', utf8(table)],
    ['in UTF-8 with a mark', utf8(`\uFEFF${table}`)],
    ['in Windows-1251', windows1251(table)],
    ['in UTF-16 with tabs, as Excel saves «Юникод-текст»', utf16(table.replaceAll(';', '\t'))],
    ['with commas', utf8(table.replaceAll(';', ','))],
    ['with the line by which Excel names the delimiter', utf8(`sep=;\r\n${table}`)],
    ['with the lines of Windows', utf8(table.replaceAll('\n', '\r\n'))],
    ['with barcodes kept from becoming numbers', utf8(table.replace('2007700000017', '="2007700000017"'))],
    [
      'with quotes, empty lines and columns of others',
      utf8('"Штрихкод";"Название";"Склад"\n;;\n"2007700000017";"Каштан";"5"\n\n'),
    ],
  ])('%s', (_, bytes) => {
    const { rows } = readFeed(bytes)
    expect(rows.map(cellsOf)).toEqual([expected])
  })

  test('with links to shops and line breaks within cells, and knows the line of each product', () => {
    const { rows, ignored } = readFeed(
      utf8(
        'ean;описание;Магазин: Ozon;Отзывы: Яндекс;Склад\n1;"раз\nдва";https://a.ru https://b.ru;;3\n2;три;;https://c.ru;4\n',
      ),
    )
    expect(rows.map(({ place, links }) => ({ place, links }))).toEqual([
      { place: 'строка 2', links: [{ type: 'shop', shop: 'Ozon', hrefs: ['https://a.ru', 'https://b.ru'] }] },
      { place: 'строка 4', links: [{ type: 'review', shop: 'Яндекс', hrefs: ['https://c.ru'] }] },
    ])
    expect(ignored).toEqual(['Склад'])
  })

  test.each([
    ['nothing', '', 'Файл пуст'],
    ['no barcodes', 'Название;Серия\nа;б\n', 'нет столбца «Штрихкод (EAN)»'],
    ['a column twice', 'ean;Название;Наименование\n1;а;б\n', 'назван дважды'],
    ['quotes that do not end', 'ean;Название\n1;"а\n', 'Таблица испорчена'],
    ['a page of a site', '<!doctype html><html lang="ru"><body>404</body></html>', 'не фид'],
    ['a book of Excel', 'PK\u0003\u0004', 'CSV UTF-8'],
    ['a picture', 'a\u0000b', 'не текстовый файл'],
  ])('but not one with %s', (_, text, message) => {
    expect(() => readFeed(utf8(text))).toThrow(message)
  })
})

describe('a feed is read', () => {
  const feed = (offer: string, shop = '<name>Прядь</name>') =>
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2026-11-20"><shop>${shop}<categories><category id="1">Крем-краска</category></categories><offers>${offer}</offers></shop></yml_catalog>`

  test('with names made of their parts, parameters with units and several barcodes', () => {
    const { rows, ignored } = readFeed(
      utf8(
        feed(
          '<offer id="a1"><typePrefix>Краска</typePrefix><vendor>Прядь</vendor><model>5-0</model><barcode>1</barcode><barcode>2</barcode><categoryId>1</categoryId><param name="Объём" unit="мл">50</param><price>1</price></offer>',
        ),
      ),
    )
    expect(cellsOf(rows[0])).toEqual({
      ean: '1 2',
      title: 'Краска Прядь 5-0',
      brand: 'Прядь',
      volume: '50 мл',
    })
    expect(rows[0]?.place).toBe('товар 1, id a1')
    expect(rows[0]?.fallback.get('group')).toBe('Крем-краска')
    expect(ignored).toEqual(['price'])
  })

  test('with characters written as entities, decoded once', () => {
    const { rows } = readFeed(
      utf8(feed('<offer><barcode>1</barcode><name>&quot;Н&quot; &amp;lt; &#171;К&#xBB;</name></offer>')),
    )
    expect(cellsOf(rows[0]).title).toBe('"Н" &lt; «К»')
  })

  test('with a description in HTML as lines of text', () => {
    const html =
      '<p>Тон &laquo;на&nbsp;день&raquo;.</p><ul><li>раз</li><li>два < три</li></ul><script>1</script>'
    const { rows } = readFeed(
      utf8(feed(`<offer><barcode>1</barcode><description><![CDATA[${html}]]></description></offer>`)),
    )
    expect(cellsOf(rows[0]).description).toBe('Тон «на\u00a0день».\n• раз\n• два < три\n1')
  })

  test('in Windows-1251 when it says so', () => {
    const text = feed('<offer><barcode>1</barcode><name>Каштан</name></offer>').replace(
      'UTF-8',
      'windows-1251',
    )
    expect(cellsOf(readFeed(windows1251(text)).rows[0]).title).toBe('Каштан')
  })

  test.each([
    ['entities of its own', feed('').replace('"shops.dtd"', '[<!ENTITY a "b">]'), '<!ENTITY'],
    ['no products', feed(''), 'нет товаров'],
    ['a broken end', feed('<offer>').slice(0, -30), 'испорчен'],
    ['names meant for mischief', feed('<offer><__proto__>1</__proto__></offer>'), 'прочитать его нельзя'],
    ['elements nested without end', feed('<a>'.repeat(500) + '</a>'.repeat(500)), 'прочитать его нельзя'],
    ['more products than we take', feed('<offer/>'.repeat(2001)), 'больше 2000'],
  ])('but not one with %s', (_, text, message) => {
    expect(() => readFeed(utf8(text))).toThrow(message)
  })

  const attributes = Array.from({ length: 1000 }, (_, number) => `a${number}="b"`).join(' ')
  test.each([
    ['a tag longer than any of a feed', feed(`<offer ${attributes}><barcode>1</barcode></offer>`)],
    [
      'more tags than two thousand products have',
      feed(`<offer><barcode>1</barcode></offer>${'<a/>'.repeat(1_000_000)}`),
    ],
    ['brackets alone', feed('<'.repeat(1_000_000))],
  ])('but not one with %s: the parser would need more memory than there is', (_, text) => {
    expect(() => readFeed(utf8(text))).toThrow(/^Фид испорчен в строке \d+\. Выгрузите его заново\.$/)
  })

  test('whatever stands in comments and in raw text', () => {
    const raw = `<!-- ${'<'.repeat(5000)} --><offer><barcode>1</barcode><name><![CDATA[${'<'.repeat(5000)}]]></name></offer>`
    expect(cellsOf(readFeed(utf8(feed(raw))).rows[0]).ean).toBe('1')
  })
})

describe('any text that is written', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((value) => value.normalize('NFC').trim())
  const printable = text.filter((value) => value !== '' && !/\p{Cc}/u.test(value) && !/^="/.test(value))

  test('is read back as it was when we wrote it', () => {
    fc.assert(
      fc.property(printable, printable, (title, series) => {
        const csv = toCsv(
          [productFields.ean.label, productFields.title.label, productFields.series.label],
          [['1', title, series]],
        )
        expect(cellsOf(readFeed(utf8(csv)).rows[0])).toEqual({ ean: '1', title, series })
      }),
    )
  })

  test('into a file is read or refused in words', () => {
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.string().map((value) => utf8(`ean;title\n${value}`)),
      fc.string().map((value) => utf8(`<yml_catalog><shop>${value}</shop></yml_catalog>`)),
    )
    fc.assert(
      fc.property(bytes, (value) => {
        try {
          readFeed(value)
        } catch (error) {
          expect(error).toMatchObject({ name: 'ImportError', message: expect.stringMatching(/[а-я]/i) })
        }
      }),
    )
  })
})
