import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../panel/csv.ts'
import { productFields } from '../product-fields.ts'
import type { FeedRow } from './feed.ts'
import { readFeed } from './read-feed.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** The bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: string): Uint8Array {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, index) => index))
  return Uint8Array.from([...text], (sign) => signs.indexOf(sign))
}

const windows1251 = (text: string) => encode(text, 'windows-1251')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

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
    ['headings alone', 'ean;Название\n;\n', 'под названиями столбцов, в строке 2 и ниже, пусто'],
    ['more cells than any', `ean;title\n${'a;'.repeat(1_000_000)}\n`, 'больше миллиона ячеек'],
    ['no barcodes', 'Название;Серия\nа;б\n', 'нет столбца «Штрихкод (EAN)»'],
    ['a column twice', 'ean;Название;Наименование\n1;а;б\n', 'назван дважды'],
    [
      'a shop twice',
      'ean;Магазин: Ozon;магазин: ozon\n1;https://a.ru;https://b.ru\n',
      'назван дважды: «Магазин: Ozon» и «магазин: ozon»',
    ],
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
      ean: '1, 2',
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
    ['nothing at all', '<yml_catalog/>', 'нет товаров'],
    ['an empty shop', '<yml_catalog date="1"><shop /></yml_catalog>', 'нет товаров'],
    ['a broken end', feed('<offer>').slice(0, -30), 'строка 1: файл здесь обрывается'],
    ['names meant for mischief', feed('<offer><__proto__>1</__proto__></offer>'), 'прочитать его нельзя'],
    [
      'elements nested without end',
      feed(`<offer>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</offer>`),
      'прочитать его нельзя',
    ],
    ['more products than we take', feed('<offer/>'.repeat(2001)), 'больше 2000'],
  ])('but not one with %s', (_, text, message) => {
    expect(() => readFeed(utf8(text))).toThrow(message)
  })

  const attributes = Array.from({ length: 1000 }, (_, number) => `a${number}="b"`).join(' ')
  test.each([
    ['a tag longer than any of a feed', feed(`<offer ${attributes}><barcode>1</barcode></offer>`)],
    ['more tags than a product has', feed(`<offer><barcode>1</barcode>${'<a/>'.repeat(5000)}</offer>`)],
    ['brackets alone', feed(`<offer>${'<'.repeat(1_000_000)}</offer>`)],
    ['text without end', feed(`<offer>${'x'.repeat(1_000_000)}</offer>`)],
  ])('but not one with %s: the parser would need more memory than there is', (_, text) => {
    expect(() => readFeed(utf8(text))).toThrow(/строка 1: .*прочитать его нельзя/)
  })

  test.each([
    ['attributes', `<p ${Array.from({ length: 150 }, (_, number) => `a${number}="b"`).join(' ')}/>`],
    [
      'attributes with spaces',
      `<p ${Array.from({ length: 150 }, (_, number) => `a${number}= "b"`).join(' ')}/>`,
    ],
    ['entities', '&amp;'.repeat(1000)],
  ])('up to the offer that brings more %s than we read', (_, inside) => {
    const { rows } = readFeed(utf8(feed(`<offer><barcode>1</barcode>${inside}</offer>`.repeat(1100))))
    expect(rows[0]?.fault).toBeUndefined()
    expect(rows.at(-1)?.fault).toContain(
      'столько тегов, атрибутов и знаков вида «&amp;», что прочитать его нельзя: разделите фид на части',
    )
  })

  test('but not one with more comments than we read', () => {
    expect(() => readFeed(utf8(feed(`<offer/>${'<!---->'.repeat(310_000)}`)))).toThrow('комментариев')
  })

  test('with names of a shop and of a category cut: each product would decode them whole again', () => {
    const long = '&amp;'.repeat(1000)
    const shop = `<name>${long}</name><categories><category id="7">${long}</category></categories>`
    const offer = '<offer><barcode>1</barcode><url>https://a.ru</url><categoryId>7</categoryId></offer>'
    const [row] = readFeed(utf8(feed(offer, shop))).rows
    expect(row?.fallback.get('group')).toMatch(/^&{256,500}$/)
    expect(row?.links[0]?.shop).toMatch(/^&{256,500}$/)
  })

  test('with descriptions that a shop escaped', () => {
    const offer = `<offer><barcode>1</barcode><description>${'&lt;li&gt;'.repeat(135)}</description></offer>`
    expect(readFeed(utf8(feed(offer.repeat(2000)))).rows.at(-1)?.fault).toBeUndefined()
  })

  test('whatever stands around its products', () => {
    const text = feed(`<offer><barcode>1</barcode></offer>${'<a/>'.repeat(1000)}${'<'.repeat(1000)}`)
    expect(readFeed(utf8(text)).rows).toHaveLength(1)
  })

  test('whatever stands in comments and in raw text', () => {
    const raw = `<!-- ${'<'.repeat(5000)} --><offer><barcode>1</barcode><name><![CDATA[${'<'.repeat(5000)}]]></name></offer>`
    expect(cellsOf(readFeed(utf8(feed(raw))).rows[0]).ean).toBe('1')
  })
})

describe('the bytes decide on the encoding', () => {
  const offer = '<offer><barcode>2007700000178</barcode><name>Каштан «тест»</name></offer>'
  const named = (encoding: string) =>
    `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?><yml_catalog><shop><name>Лавка</name><offers>${offer}</offers></shop></yml_catalog>`
  const titleOf = (bytes: Uint8Array) => cellsOf(readFeed(bytes).rows[0]).title

  const spellings = [
    'windows-1251',
    'us-ascii',
    'iso-8859-1',
    'utf-16',
    'koi8-r',
    'cp866',
    'UTF8',
    'utf-8-bom',
    'x-y',
    '',
  ]
  const names = [
    'cp-1251',
    'win-1251',
    'windows1251',
    'windows_1251',
    'CP1251',
    'ANSI',
    '1251',
    'utf-8',
    'utf-16',
    'us-ascii',
    '',
  ]

  test.each(spellings)('of a feed in UTF-8 that calls itself «%s»', (encoding) => {
    expect(titleOf(utf8(named(encoding)))).toBe('Каштан «тест»')
    expect(readFeed(utf8(named(encoding))).rows[0]?.links).toEqual([])
  })

  test.each(names)('of a feed in Windows-1251 that calls itself «%s»', (encoding) => {
    expect(titleOf(windows1251(named(encoding)))).toBe('Каштан «тест»')
  })

  test.each([
    ['koi8-r', 'KOI8'],
    ['koi8-r', 'koi-8'],
    ['ibm866', 'dos'],
    ['ibm866', 'cp-866'],
    ['x-mac-cyrillic', 'macintosh'],
    ['x-mac-cyrillic', 'utf-8'],
    ['iso-8859-5', 'iso8859-5'],
  ])('of a feed in %s that calls itself «%s»', (encoding, name) => {
    const text = named(name).replace(/[«»]/g, '')
    expect(titleOf(encode(text, encoding))).toBe('Каштан тест')
  })

  test('of a feed in UTF-16 with or without its mark', () => {
    const text = named('utf-16')
    expect(titleOf(utf16(text))).toBe('Каштан «тест»')
    expect(titleOf(Buffer.from(text, 'utf16le'))).toBe('Каштан «тест»')
    expect(titleOf(Buffer.from(text, 'utf16le').swap16())).toBe('Каштан «тест»')
  })

  test.each(['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5'])(
    'of a table in %s, also with Latin headings',
    (encoding) => {
      const rows = '2007700000178;Каштан тест\r2007700000048;Светлый каштан\r'
      for (const header of ['Штрихкод;Название', 'EAN;Title']) {
        expect(readFeed(encode(`${header}\r${rows}`, encoding)).rows.map(cellsOf)).toEqual([
          { ean: '2007700000178', title: 'Каштан тест' },
          { ean: '2007700000048', title: 'Светлый каштан' },
        ])
      }
    },
  )

  test.each([
    ['utf-8', 'windows-1251'],
    ['utf-8', 'windows-1252'],
    ['utf-8', 'ibm866'],
    ['windows-1251', 'windows-1252'],
    ['windows-1251', 'koi8-r'],
    ['ibm866', 'windows-1251'],
    ['x-mac-cyrillic', 'windows-1251'],
  ])('and text in %s that somebody stored as %s cannot be Russian', (right, wrong) => {
    const table = 'EAN;Title\n2007700000178;Каштан тест\n2007700000048;Светлый каштан\n'
    const bytes = right === 'utf-8' ? utf8(table) : encode(table, right)
    const garbled = new TextDecoder(wrong).decode(bytes)
    expect(() => readFeed(utf8(garbled))).toThrow('Русские буквы в файле испорчены')
  })

  test.each([
    'Schwarzkopf Gliss Kür',
    'L’Oréal Préférence à la carte',
    'Їжак і ґанок',
    '染发剂',
    '🎨 Краска ★',
    'Č Ř Š',
  ])('but «%s» is a text', (title) => {
    expect(cellsOf(readFeed(utf8(`ean;title\n1;${title}\n`)).rows[0]).title).toBe(title)
  })

  test.each([
    ['UTF-16', [0xff, 0xfe], utf8(named('utf-16'))],
    ['UTF-16 turned round', [0xfe, 0xff], windows1251(named('utf-16'))],
    ['UTF-8', [0xef, 0xbb, 0xbf], windows1251(named('utf-8'))],
  ])('and a mark of %s that they belie says nothing', (_, mark, bytes) => {
    const feed = readFeed(Buffer.concat([Uint8Array.from(mark), bytes]))
    expect(cellsOf(feed.rows[0]).title).toBe('Каштан «тест»')
    expect(feed.ignored).toEqual([])
  })

  test('also of the letters that Ukrainian has in KOI8', () => {
    const title = 'Світлий каштан, їжак'
    expect(cellsOf(readFeed(encode(`EAN;Title\n1;${title}\n`, 'koi8-u')).rows[0]).title).toBe(title)
  })

  test('and a part pasted in another one costs its rows alone', () => {
    const parts = [utf8('Штрихкод;Название\n1;Светлый каштан\n'), windows1251('2;Тёмный каштан\n')]
    expect(readFeed(Buffer.concat(parts)).rows).toMatchObject([
      { place: 'строка 2' },
      { place: 'строка 3', fault: expect.stringContaining('буква потеряна') },
    ])
  })

  test('and one broken letter costs its row alone', () => {
    const bytes = Buffer.from(utf8('ean;title\n1;Светлый каштан\n2;Краска Ё\n3;Тёмный каштан\n'))
    bytes[bytes.indexOf('Ё')] = 0x20
    const { rows } = readFeed(bytes)
    expect(rows.map(({ fault }) => fault)).toEqual([
      undefined,
      expect.stringContaining('буква потеряна'),
      undefined,
    ])
  })
})

describe('a table', () => {
  const row = fc.record({
    ean: fc.stringMatching(/^\d{13}$/),
    title: fc.constantFrom('Каштан', 'Хна', 'Светлый каштан', 'Крем-краска\nдля волос', 'Прядь\n\n5-0'),
  })
  const end = fc.constantFrom('\r\n', '\n', '\r')

  test('loses no row, whatever ends its lines', () => {
    const line = fc.tuple(row, end, end, fc.boolean())
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), end, (lines, headerEnd) => {
        const text = lines.map(([{ ean, title }, mark, inner, isQuoted]) => {
          const cell = isQuoted ? `"${title.replaceAll('\n', inner)}"` : title.replaceAll('\n', ' ')
          return `${ean};${cell}${mark}`
        })
        expect(readFeed(utf8(`ean;title${headerEnd}${text.join('')}`)).rows.map(cellsOf)).toEqual(
          lines.map(([{ ean, title }, , , isQuoted]) => ({
            ean,
            title: isQuoted ? title : title.replaceAll('\n', ' '),
          })),
        )
      }),
    )
  })

  test.each(['\u0085', '\u2028', '\u2029', '\v', '\f'])('is read with the rare line end %j alone', (mark) => {
    const { rows } = readFeed(utf8(['EAN;Title', '2007700000178;Каштан', '2007700000161;Хна'].join(mark)))
    expect(rows.map(cellsOf).map(({ title }) => title)).toEqual(['Каштан', 'Хна'])
  })

  test.each([
    ['Прайс-лист ООО «Лавка», опт;;;\n\nШтрихкод;Наименование\n', 4],
    ['sep=;\nEAN13;Наименование товара\n', 3],
    ['"Штрих-код";" Наименование\u00a0"\n', 2],
    ['EAN-13\tНоменклатура\n', 2],
    ['БАРКОД,Название товара\n', 2],
    ['Штрих\u00adкод|Название\n', 2],
  ])('is read below the headings %j', (header, line) => {
    const sign = /[;\t,|](?=[^;\t,|]*\n$)/.exec(header)?.[0] ?? ''
    const { rows } = readFeed(utf8(`${header}2007700000178${sign}Каштан\n`))
    expect(rows).toMatchObject([{ place: `строка ${line}` }])
    expect(cellsOf(rows[0])).toEqual({ ean: '2007700000178', title: 'Каштан' })
  })

  test.each([
    'Баркод товара',
    'Штрихкод номенклатуры',
    'Штрихкод (Серийный номер / EAN)',
    'ШТРИХ-КОД EAN13',
    'EAN/UPC',
    'Код EAN-13',
    'Barcodes',
    'Штрихкод индивидуальный',
    'Штрихкод типовой',
  ])('is read below the heading «%s», when no column is named as ours', (heading) => {
    const { rows } = readFeed(
      utf8(`Штрихкод короба,Штрихкод (тип),${heading},Name\n1,EAN-13,2007700000178,Хна\n`),
    )
    expect(cellsOf(rows[0])).toEqual({ ean: '2007700000178', title: 'Хна' })
    const both = readFeed(utf8(`${heading},EAN,Name\n1,2007700000178,Хна\n`))
    expect(cellsOf(both.rows[0]).ean).toBe('2007700000178')
    expect(both.ignored).toEqual([heading])
  })

  test.each([
    'Штрихкоды и цены на ноябрь;\nБаркод товара;Название',
    'Штрихкоды;на ноябрь\nБаркод товара;Название',
    'Штрихкоды и цены;на ноябрь\nШтрихкод;Название',
  ])('is read below %j: the row that names most columns has the headings', (header) => {
    const { rows } = readFeed(utf8(`${header}\n2007700000178;Хна\n`))
    expect(rows.map(cellsOf)).toEqual([{ ean: '2007700000178', title: 'Хна' }])
  })

  test('with a heading longer than any keeps its beginning: each row would handle it whole again', () => {
    const [row] = readFeed(utf8(`ean;title;Магазин: ${'лавка '.repeat(1000)}\n1;Хна;https://a.ru\n`)).rows
    expect(row?.links[0]?.shop).toMatch(/^лавка .{80,200}$/)
  })

  test('of many columns with long texts of commas is read', () => {
    const columns = Array.from({ length: 62 }, (_, number) => `c${number}`).join()
    const text = `2007700000178,"${'Aqua, '.repeat(100)}",${columns}\n`
    expect(readFeed(utf8(`ean,title,${columns}\n${text.repeat(2000)}`)).rows).toHaveLength(2000)
  })

  test.each([
    ['1;Хна\n;;\u2028b\n', ['1', '']],
    ['1;Хна\u2028;;\n', ['1']],
  ])('with %j keeps its columns where they are', (text, eans) => {
    const { rows } = readFeed(utf8(`ean;title\n${text}`))
    expect(rows.map((row) => cellsOf(row).ean ?? '')).toEqual(eans)
    expect(rows.map(({ fault }) => fault !== undefined)).toEqual(eans.map((ean) => ean === ''))
  })

  test('whose rows Excel put into one cell each is read', () => {
    const text = '"EAN,Title"\n2007700000178,Хна\n"2007700000048,""Хна, басма"""\n'
    expect(readFeed(utf8(text)).rows.map(cellsOf)).toEqual([
      { ean: '2007700000178', title: 'Хна' },
      { ean: '2007700000048', title: 'Хна, басма' },
    ])
  })

  test('with a quote left open in such a row keeps the others', () => {
    const { rows } = readFeed(utf8('EAN,Title\n"2007700000178,""Хна"\n2007700000048,Басма\n'))
    expect(rows.map(cellsOf)[1]).toEqual({ ean: '2007700000048', title: 'Басма' })
  })

  test('with a million empty rows below is read', () => {
    const { rows } = readFeed(utf8(`ean;title;a\r\n1;Хна;\r\n${';;\r\n'.repeat(1_048_574)}`))
    expect(rows).toHaveLength(1)
  })

  test('with several barcodes in a cell, one a line, has no quote left open', () => {
    const [row] = readFeed(utf8('ean;title\n"2007700000178\n2007700000048";Хна\n')).rows
    expect(row?.fault).toBeUndefined()
  })

  test('keeps words apart that another line end parts', () => {
    expect(cellsOf(readFeed(utf8('ean;описание\n1;раз\vдва\n')).rows[0]).description).toBe('раз\nдва')
  })

  test('without known headings says how it begins', () => {
    expect(() => readFeed(utf8('Прайс-лист;опт\nКод;Цена\n1;2\n'))).toThrow(
      'Сейчас файл начинается так: «Прайс-лист», «опт».',
    )
  })

  test.each([
    ['1;Каштан;лишнее', 'ячеек больше, чем столбцов, лишнее — «лишнее»'],
    ['1;"Каштан\n2007700000048;"Прядь"', 'кавычка открыта и не закрыта'],
  ])('with the row %j says what is wrong, and reads the others', (text, fault) => {
    const { rows } = readFeed(utf8(`ean;title\n${text}\n2007700000017;Хна\n`))
    expect(rows).toMatchObject([{ place: 'строка 2', fault: expect.stringContaining(fault) }, {}])
    expect(rows[1]?.fault).toBeUndefined()
  })

  test('with a quote that never ends says where it opens', () => {
    expect(() => readFeed(utf8('ean;title\n1;а\n2;"б\n3;в\n'))).toThrow('в строке 3')
  })
})

describe('a feed with one bad offer', () => {
  const good = (number: number) =>
    `<offer id="${number}"><barcode>${number}</barcode><name>Тон</name></offer>\n`
  const feed = (offer: string) =>
    `<?xml version="1.0"?>\n<yml_catalog><shop><name>Рога & копыта</name><offers>\n${good(1)}${offer}\n${good(3)}</offers></shop></yml_catalog>`

  test.each([
    ['<url>https://a.ru/?a=1&b=2</url>', 'строка 5: знак «&» в тексте или в адресе замените на «&amp;»'],
    ['<description><![CDATA[&\n\n<]]></description><name>Тон & блеск</name>', 'строка 7: знак «&»'],
    ['<name>Тон < 5 мин</name>', 'строка 5: знак «<» в тексте замените на «&lt;»'],
    ['<name>Тон <5 мин</name>', 'строка 5: знак «<»'],
    ['<description>раз<br>два</description>', 'строка 5: тег <br> открыт и не закрыт'],
    ['<name>Тон', 'строка 5: тег <name> открыт и не закрыт'],
    ['</b>', 'строка 5: тег </b> ничего не закрывает'],
    ['<name>Тон &foo; блеск</name>', 'строка 5: обозначения «&foo;» нет'],
    ['<name>Каштан&#x0;</name>', 'строка 5: знака «&#x0;» нет'],
    ['<name>Каштан&#xD800;</name>', 'строка 5: знака «&#xD800;» нет'],
    ['<name>Каштан&#x110000;</name>', 'строка 5: знака «&#x110000;» нет'],
    ['<name>Каш\ufffdан</name>', 'строка 5: буква потеряна'],
    ['<name><![CDATA[Каштан & </name>', 'строка 5: «<![CDATA[» открыто и не закрыто'],
    ['<!-- Каштан', 'строка 5: «<!--» открыто и не закрыто'],
    ['<param name=Тон>1</param>', 'строка 5: тег записан с ошибкой'],
  ])('%j refuses that one, with line, sign and remedy', (inside, fault) => {
    const { rows } = readFeed(utf8(feed(`<offer id="2">\n<barcode>2</barcode>${inside}</offer>`)))
    expect(rows).toMatchObject([
      { place: 'товар 1, id 1' },
      { place: 'товар 2, id 2', fault: expect.stringContaining(fault) },
      { place: 'товар 3, id 3' },
    ])
    expect(rows.filter((row) => row.fault)).toHaveLength(1)
    expect(cellsOf(rows[1]).ean).toBe('2')
  })

  test('that was never closed keeps the next', () => {
    const { rows } = readFeed(utf8(feed('<offer id="2"><barcode>2</barcode>')))
    expect(rows.map((row) => row.fault)).toEqual([
      undefined,
      expect.stringContaining('допишите в его конце </offer>'),
      undefined,
    ])
  })

  test('in a comment has none', () => {
    expect(readFeed(utf8(feed('<!-- <offer id="2"><name>a & b</name></offer> -->'))).rows).toHaveLength(2)
  })

  test('that is the last because the file ends there says so', () => {
    const whole = feed('<offer id="2"></offer>')
    for (const end of [whole.indexOf('<name>Тон</name></offer>\n</offers>'), whole.indexOf('</offers>')]) {
      const { rows } = readFeed(utf8(whole.slice(0, end)))
      expect(rows.at(-1)?.fault).toContain('строка 5: файл здесь обрывается')
      expect(rows.filter(({ fault }) => !fault).length).toBeGreaterThan(1)
    }
  })

  test('loses signs that nobody sees', () => {
    const name = '<name>\u202eКаш\u0001тан\uffff\u200b\u2066 тест</name>'
    const { rows } = readFeed(utf8(feed(`<offer><barcode>2</barcode>${name}</offer>`)))
    expect(cellsOf(rows[1]).title).toBe('Каштан тест')
  })

  test.each([
    '\n\n\n',
    '\ufeff\n',
    '\ufeff\ufeff',
    '<!-- выгрузка -->\n',
    'Warning: mysql_connect(): ',
    '<br />\n<b>Notice</b>: Undefined index: a in <b>/x.php</b> on line <b>3</b><br />\n',
  ])('is read behind the junk %j, by its own lines', (junk) => {
    const { rows, ignored } = readFeed(utf8(`${junk}${feed('<offer>&</offer>')}\n<b>Fatal error</b>: & <`))
    const line = junk.split('\n').length + 3
    expect(rows[1]?.fault).toContain(`строка ${line}: `)
    expect(rows).toHaveLength(3)
    expect(ignored.join()).toContain('текст после конца фида («<b>Fatal error</b>: & <»)')
  })
})

describe('another file is named, with what to do', () => {
  test.each([
    ['{"products": []}', 'Это файл JSON'],
    ['[{"ean": 1}]', 'Это файл JSON'],
    ['%PDF-1.7', 'Это документ PDF'],
    ['{\\rtf1', 'RTF'],
    ['<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"></rss>', 'Это фид для Google'],
    ['<?xml version="1.0"?><urlset></urlset>', 'файл начинается с <urlset>'],
    ['<html><form>Войти</form></html>', 'страница входа'],
    ['<table><tr><td>EAN</td></tr></table>', 'Откройте её в Excel'],
    ['<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>', 'Откройте её в Excel'],
    [
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook></Workbook>',
      'Откройте её в Excel',
    ],
    [' \n', 'Файл пуст'],
  ])('%j', (text, message) => {
    expect(() => readFeed(utf8(text))).toThrow(message)
  })

  test('and one that gzip packed is unpacked, up to the limit', () => {
    expect(readFeed(gzipSync('ean;title\n1;Каштан\n')).rows).toHaveLength(1)
    expect(() => readFeed(gzipSync(gzipSync('ean;title\n1;Каштан\n')))).toThrow('Это архив')
    expect(() => readFeed(gzipSync('x'.repeat(21 * 1024 * 1024)))).toThrow('Файл больше 20 МБ')
    expect(() => readFeed(gzipSync('ean;title\n1;Каштан\n').subarray(0, 20))).toThrow('скачан не до конца')
  })
})

describe('any text that is written', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((value) => value.normalize('NFC').trim())
  const printable = text.filter(
    (value) =>
      value !== '' && !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\ufeff]/u.test(value) && !/^="/.test(value),
  )

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
