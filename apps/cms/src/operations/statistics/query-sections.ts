import { fewestShown } from './fewest-shown.ts'
import type { Sums } from './read-sums.ts'
import { largestFirst, type Section } from './report.ts'
import { addSynonym, type ReportLinks, searchOnSite, writeArticle } from './report-links.ts'

const empty: ReadonlyMap<string, number> = new Map()

/** Queries that found nothing. */
export function notFound(sums: Sums): Section {
  const { common, rare } = divide(sums.get('search-empty') ?? empty)
  return {
    id: 'not-found',
    title: 'Искали и не нашли',
    note: 'Запросы, на которые поиск сайта не ответил ничем.',
    subject: 'Запрос',
    measures: ['Искали'],
    rows: largestFirst(
      common.map(([query, times]) => ({
        subject: query,
        values: [times],
        actions: [addSynonym(query), writeArticle(query)],
      })),
    ),
    rare,
  }
}

/** Queries with results of which none was pressed. */
export function notPressed(sums: Sums, links: ReportLinks): Section {
  const pressed = sums.get('search-pressed') ?? empty
  const { common, rare } = divide(sums.get('search') ?? empty)
  const rows = common.flatMap(([query, times]) => {
    const opened = Math.min(times, pressed.get(query) ?? 0)
    const actions = [searchOnSite(query, links), addSynonym(query), writeArticle(query)]
    return opened < times ? [{ subject: query, values: [times - opened, times], actions }] : []
  })
  return {
    id: 'not-pressed',
    title: 'Нашли, но ничего не открыли',
    note: 'Ответы нашлись, но посетители ни один не открыли: возможно, там не то, чего ждали.',
    subject: 'Запрос',
    measures: ['Ничего не открыли', 'Искали'],
    rows: largestFirst(rows),
    rare,
  }
}

/** Queries that several people have typed, and how many different ones few have. */
function divide(queries: ReadonlyMap<string, number>): { common: [string, number][]; rare: number } {
  const common = [...queries].filter(([, times]) => times >= fewestShown)
  return { common, rare: queries.size - common.length }
}
