import { type Endpoint, Forbidden } from 'payload'
import { attachment } from '../../http/attachment.ts'
import { toCsv } from '../../panel/csv.ts'
import { loadReport } from './load-report.ts'
import { maySeeStatistics } from './may-see-statistics.ts'
import { readPeriod } from './period.ts'

/** `GET /api/statistics?from=2026-11-16&to=2026-11-22`: the tables of the page «Чего не хватает» as one, a line for each number. */
export const statisticsEndpoint: Endpoint = {
  path: '/statistics',
  method: 'get',
  handler: async (req) => {
    if (!maySeeStatistics(req.user)) throw new Forbidden(req.t)
    const period = readPeriod(Object.fromEntries(req.searchParams))
    const sections = await loadReport(req, period)
    const rows = sections.flatMap(({ title, measures, rows: ofSection }) =>
      ofSection.flatMap(({ subject, values }) =>
        measures.map((measure, index) => [title, subject, measure, String(values[index] ?? '')]),
      ),
    )
    return new Response(toCsv(['Раздел', 'Что', 'Показатель', 'Значение'], rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        ...attachment(`Чего не хватает ${period.from} ${period.to}`, 'csv'),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
