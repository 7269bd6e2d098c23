import { CsvError, parse } from 'csv-parse/sync'
import { fromCell } from '../../panel/csv.ts'
import { isGtin } from '../barcode.ts'
import { findLinkHeading, toLinkHeading } from '../link-types.ts'
import { type ProductFieldName, productFields } from '../product-fields.ts'
import { shorten } from '../read-value.ts'
import { findColumn } from './columns.ts'
import { type Feed, type FeedRow, ImportError, maxRows } from './feed.ts'
import { maxHrefs } from './merge-links.ts'

/** A heading that names neither a column nor links is not read. */
type Heading = {
  text: string
  name: ProductFieldName | undefined
  link: ReturnType<typeof findLinkHeading>
}

const delimiters = [';', ',', '\t', '|']

/** How many rows may stand above the one that names the columns. */
const maxRowsAbove = 10

/** Counted by their delimiters, of which texts in quotes have some as well. */
const maxCells = 1_000_000

/** How much of a heading is read: the name of a shop in it becomes a part of each row. */
const maxHeadingLength = 200

/** How far the columns of a line are looked through for a heading, in characters. */
const maxHeadingsLength = 20_000

/** Products of a table, one a row; one of its first rows names the columns. Its lines end with `\n`. */
export function readCsv(text: string): Feed {
  // Excel writes as many empty rows as somebody once formatted. For `^` and `$` a line would end at U+2028, too.
  const { table, named } = withoutDelimiterLine(text.replace(/(?<![^\n])[ \t\u00a0;,|]+(?![^\n])/g, ''))
  const delimiter = named ?? findDelimiter(table)
  if (table.split(delimiter, maxCells).length === maxCells) {
    throw new ImportError('В таблице больше миллиона ячеек. Разделите её на части.')
  }
  const records = parseTable(table, delimiter, named ? 1 : 0)
  const top = records.slice(0, maxRowsAbove)
  const { headings, at } = findHeadings(top) ?? refuse(records[0])
  refuseDoubles(headings)
  const rest = records.slice(at + 1)
  if (rest.length === 0) {
    throw new ImportError(
      `В таблице нет товаров: под названиями столбцов, в строке ${(records[at]?.lineNumber ?? 1) + 1} и ниже, пусто.`,
    )
  }
  if (rest.length > maxRows) {
    throw new ImportError(`В файле больше ${maxRows} строк. Разделите его на части.`)
  }
  return {
    kind: 'table',
    rows: rest.map((record) => toRow(headings, record, delimiter)),
    ignored: headings.flatMap(({ text, name, link }, index) => {
      if (name || link) return []
      if (text) return [isLink(text) ? `${text} (чтобы прочли, назовите столбец «Магазин: …»)` : text]
      return rest.some(({ cells }) => cells[index]) ? [`столбец ${index + 1} без названия`] : []
    }),
  }
}

/** Excel may name the delimiter in a first line of its own. */
function withoutDelimiterLine(text: string): { table: string; named?: string } {
  const [line, named] = /^"?sep=(.)"?\n/i.exec(text) ?? []
  return line && named ? { table: text.slice(line.length), named } : { table: text }
}

/** The sign between the headings; without known ones, that of which there are most in the first line. */
function findDelimiter(text: string): string {
  const lines = text.split('\n', maxRowsAbove * 2).map((line) => line.slice(0, maxHeadingsLength))
  const count = (sign: string) => (lines[0] ?? '').replace(/"[^"]*"/g, '').split(sign).length
  return (
    [isEan, isLikeEan]
      .flatMap((test) =>
        delimiters.find((sign) => lines.some((line) => line.includes(sign) && line.split(sign).some(test))),
      )
      .find((sign) => sign !== undefined) ??
    delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  )
}

function isEan(heading: string): boolean {
  return findColumn(heading) === 'ean'
}

/** Headings by which shops and their programs call the barcode of a product, but not that of a box. */
function isLikeEan(heading: string): boolean {
  const key = heading.slice(0, maxHeadingLength).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return (
    /^ ?(?:код )?(?:штрих ?коды?|баркоды?|bar ?codes?|ean|gtin|upc|шк)(?: ?\d+)?(?: |$)/i.test(key) &&
    !/короб|упаков|палл?ет|box|pack|type| (?:тип|вид)(?: |$)/i.test(key)
  )
}

function isLink(heading: string): boolean {
  return /^(?:ссылк|url|link|адрес)/i.test(heading.trim())
}

function refuse(first: TableRow | undefined): never {
  if (!first) throw new ImportError('Файл пуст.')
  const cells = first.cells.filter(Boolean).slice(0, 5)
  throw new ImportError(
    `Не нашли названий столбцов: в первых строках нет столбца «Штрихкод (EAN)», по нему товары узнают друг друга. Сейчас файл начинается так: ${cells.map((cell) => `«${shorten(cell)}»`).join(', ')}. Назовите столбцы, как в образце.`,
  )
}

type TableRow = { cells: string[]; lineNumber: number }

function parseTable(text: string, delimiter: string, linesAbove: number): TableRow[] {
  let end = linesAbove
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      // Cells like ="01" keep their quotes.
      relax_quotes: true,
      skip_empty_lines: true,
      // Enough to see that there are too many.
      to: maxRows + maxRowsAbove + 1,
      max_record_size: 1_000_000,
      skip_records_with_empty_values: true,
      on_record: (record, { lines }) => {
        end = lines + linesAbove
        return record
      },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => {
      // The library counts the line a record ends in; cells may hold line breaks.
      const breaks = record.join('').split('\n').length - 1
      return {
        cells: unpackRow(record, delimiter).map(fromCell),
        lineNumber: info.lines - breaks + linesAbove,
      }
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new ImportError(
      `Таблица испорчена в строке ${end + 1} или сразу за ней: ${cause.code === 'CSV_MAX_RECORD_SIZE' ? 'строка длиннее миллиона знаков. Проверьте, нет ли в ней лишней кавычки' : 'кавычка открыта и не закрыта. Закройте её или удалите'}.`,
      { cause },
    )
  }
}

/** A whole row that stands in one cell: Excel had the table in its first column and saved it again. */
function unpackRow(record: string[], delimiter: string): string[] {
  const [cell = ''] = record
  if (record.length > 1 || !cell.includes(delimiter)) return record
  try {
    const [row, ...others] = parse(cell, { delimiter, record_delimiter: '\n', relax_quotes: true })
    return row && others.length === 0 ? row : record
  } catch (cause) {
    if (cause instanceof CsvError) return record
    throw cause
  }
}

/** The row with a barcode that names most columns: titles above and cells below may hold the word as well. */
function findHeadings(top: TableRow[]): { headings: Heading[]; at: number } | undefined {
  const count = ({ headings }: { headings: Heading[] }) =>
    headings.filter(({ name, link }) => (name && name !== 'ean') || link).length
  return [isEan, isLikeEan]
    .flatMap((isBarcode) =>
      top.map(({ cells }, at) => ({ headings: cells.map((cell) => toHeading(cell, isBarcode)), at })),
    )
    .filter(({ headings }) => headings.some(({ name }) => name === 'ean'))
    .toSorted((one, other) => count(other) - count(one))[0]
}

function toHeading(cell: string, isBarcode: (heading: string) => boolean): Heading {
  const text = cell.slice(0, maxHeadingLength)
  const link = findLinkHeading(text)
  return { text, link, name: link ? undefined : isBarcode(text) ? 'ean' : findColumn(text) }
}

function refuseDoubles(headings: Heading[]): void {
  const meanings = Map.groupBy(
    headings.filter(({ name, link }) => name || link),
    ({ name, link }) =>
      link ? toLinkHeading(link.type, link.shop.toLowerCase()) : productFields[name ?? 'ean'].label,
  )
  for (const [label, same] of meanings) {
    if (same.length > 1) {
      const texts = same.map(({ text }) => `«${shorten(text)}»`).join(' и ')
      throw new ImportError(`Столбец «${shorten(label)}» назван дважды: ${texts}. Оставьте один.`)
    }
  }
}

function toRow(headings: Heading[], { cells, lineNumber }: TableRow, delimiter: string): FeedRow {
  const row: FeedRow = { place: `строка ${lineNumber}`, cells: new Map(), fallback: new Map(), links: [] }
  headings.forEach(({ name, link }, index) => {
    const text = cells[index] ?? ''
    if (!text) return
    if (name) row.cells.set(name, text)
    if (link) row.links.push({ ...link, hrefs: text.split(/\s+/, maxHrefs + 1) })
  })
  const fault = findFault(headings, cells, delimiter)
  return fault ? { ...row, fault } : row
}

/** Why cells may not be what the author of the table meant. */
function findFault(headings: Heading[], cells: string[], delimiter: string): string | undefined {
  const surplus = cells.slice(headings.length).filter(Boolean)
  if (surplus.length > 0) {
    return `ячеек больше, чем столбцов, лишнее — «${shorten(surplus.join(delimiter))}»: значение с «${delimiter}» внутри возьмите в кавычки`
  }
  const swallowed = cells.find((cell) => {
    const [, ...below] = cell.split('\n')
    // Barcodes alone, one a line, are those of several packages.
    return below.some(
      (line) =>
        line.includes(delimiter) && line.split(delimiter).some((part) => isGtin(part.replace(/["\s]/g, ''))),
    )
  })
  if (swallowed) return `кавычка открыта и не закрыта, в ячейку попали и строки ниже: «${shorten(swallowed)}»`
  const lost = cells.find((cell) => cell.includes('\ufffd'))
  return lost && `в «${shorten(lost)}» буква потеряна, вместо неё «\ufffd»: впишите её снова`
}
