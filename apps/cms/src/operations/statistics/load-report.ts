import type { PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { helpfulness, leftLessons, questionTopics, suggestions } from './content-sections.ts'
import { chosenAnswers, chosenVerdicts, refusedWishes } from './finder-sections.ts'
import { loadTitles } from './load-titles.ts'
import type { Period } from './period.ts'
import { notFound, notPressed } from './query-sections.ts'
import { readSums } from './read-sums.ts'
import type { Section } from './report.ts'

/** The sections of the page «Чего не хватает» for a period: first the missing content, then «Что выбирали». */
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
  ]
}
