import { CsvError, parse } from 'csv-parse/sync'
import { fromCell } from '../../panel/csv.ts'
import { findLinkHeading } from '../link-types.ts'
import type { ProductFieldName } from '../product-fields.ts'
import { findColumn } from './columns.ts'
import { type Feed, type FeedRow, ImportError, maxRows } from './feed.ts'

/** A heading that names neither a column nor links is not read. */
type Heading = {
  text: string
  name: ProductFieldName | undefined
  link: ReturnType<typeof findLinkHeading>
}

/** Products of a table, one a row; the first row names the columns. */
export function readCsv(text: string): Feed {
  const { table, delimiter } = withoutDelimiterLine(text)
  const [first, ...rest] = parseTable(table, delimiter ?? findDelimiter(table))
  if (!first) throw new ImportError('Файл пуст.')
  const headings = first.cells.map(toHeading)
  requireUsable(headings)
  if (rest.length > maxRows) {
    throw new ImportError(`В файле больше ${maxRows} строк. Разделите его на части.`)
  }
  const shift = delimiter ? 1 : 0
  return {
    kind: 'table',
    rows: rest.map(({ cells, lineNumber }) => toRow(headings, cells, lineNumber + shift)),
    ignored: headings.flatMap(({ text, name, link }) => (name || link || !text ? [] : [text])),
  }
}

/** Excel may name the delimiter in a first line of its own. */
function withoutDelimiterLine(text: string): { table: string; delimiter?: string } {
  const [line, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  return line && delimiter ? { table: text.slice(line.length), delimiter } : { table: text }
}

/** The sign that stands most often in the first row outside of quotes. */
function findDelimiter(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? ''
  const counts = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign
}

function parseTable(text: string, delimiter: string): { cells: string[]; lineNumber: number }[] {
  let end = 0
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      // Cells like ="01" keep their quotes.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => {
      // The library counts the line a record ends in; cells may hold line breaks.
      const breaks = record.join('').split('\n').length - 1
      const lineNumber = Math.max(end + 1, info.lines - breaks)
      end = info.lines
      return { cells: record.map(fromCell), lineNumber }
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const lineNumber = Number(cause.lines)
    throw new ImportError(
      `Таблица испорчена${lineNumber ? ` в строке ${lineNumber}` : ''}: кавычки открыты и не закрыты или стоят посреди ячейки.`,
      { cause },
    )
  }
}

function toHeading(text: string): Heading {
  const link = findLinkHeading(text)
  return { text, link, name: link ? undefined : findColumn(text) }
}

function requireUsable(headings: Heading[]): void {
  const names = headings.flatMap(({ name }) => name ?? [])
  if (!names.includes('ean')) {
    throw new ImportError(
      'В первой строке нет столбца «Штрихкод (EAN)»: по нему товары узнают друг друга. Возьмите за основу образец.',
    )
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new ImportError(`Столбец «${twice}» назван дважды. Оставьте один.`)
}

function toRow(headings: Heading[], cells: string[], lineNumber: number): FeedRow {
  const row: FeedRow = { place: `строка ${lineNumber}`, cells: new Map(), fallback: new Map(), links: [] }
  headings.forEach(({ name, link }, index) => {
    const text = cells[index] ?? ''
    if (!text) return
    if (name) row.cells.set(name, text)
    if (link) row.links.push({ ...link, hrefs: text.split(/\s+/) })
  })
  return row
}
