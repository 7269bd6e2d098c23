import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { statisticsRoles } from '../../access/access-table.ts'
import { roleOf } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { download } from '../../http/download.ts'
import { toCsv } from '../../panel/csv.ts'
import {
  helpfulness,
  leftLessons,
  notFound,
  notPressed,
  questionTopics,
  suggestions,
} from './content-sections.ts'
import { readSums } from './daily-counts.ts'
import { chosenAnswers, chosenVerdicts, refusedWishes } from './finder-sections.ts'
import { type Period, readPeriod } from './period.ts'
import { loadTitles, type Section } from './report.ts'
import { pageSpeed, scriptErrors } from './speed-sections.ts'

/** Whether a user may see the statistics of searches, clicks and answers. */
export function maySeeStatistics(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && statisticsRoles.includes(role)
}

/** The sections of the page «Чего не хватает» for a period: first the missing content, then «Что выбирали» and the speed. */
export async function loadReport(req: PayloadRequest, period: Period): Promise<Section[]> {
  const [sums, titles] = await Promise.all([readSums(req.payload, period), loadTitles(req)])
  return [
    notFound(sums),
    notPressed(sums, { siteUrl: environment.siteUrl }),
    questionTopics(sums, titles),
    suggestions(sums, titles),
    leftLessons(sums, titles),
    helpfulness(sums, titles),
    refusedWishes(sums),
    chosenVerdicts(sums),
    chosenAnswers(sums),
    pageSpeed(sums),
    scriptErrors(sums),
  ]
}

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
    const name = `Чего не хватает ${period.from} ${period.to}`
    return download(name, 'csv', toCsv(['Раздел', 'Что', 'Показатель', 'Значение'], rows))
  },
}
