import { toSearchQuery } from '@pryad/contract/search-query.ts'
import type { PayloadRequest } from 'payload'
import { isRichText, type RichText } from '../../content/rich-text/references.ts'
import { searchContent } from '../../search/search.ts'
import { plainText } from '../answer.ts'
import { overdueBefore, promisedUntil, waitingStates } from '../promise.ts'
import { loadCalendar } from '../working-days/load-calendar.ts'
import { suggestTopics, type Topic } from './suggest-topics.ts'

/** A text that may be put into an answer. */
export type Insertable = { id: number; name: string; text: RichText }

/** The aids that the panel shows beside the answer to a question. */
export type Aids = {
  /** Published answers to questions like this one, the best first; `start` is the beginning of the answer. */
  answers: (Insertable & { start: string })[]
  templates: Insertable[]
  topics: Topic[]
  /** Until when an answer was promised, as `2026-11-26`; null when nobody waits for one. */
  promise: { until: string; isLate: boolean } | null
}

const mostAnswers = 3
const startLength = 300

/** All aids for answering a question, as far as the reader may see them. */
export async function loadAids(req: PayloadRequest, id: number): Promise<Aids> {
  const { payload } = req
  const question = await payload.findByID({
    collection: 'faq-questions',
    id,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const text = question.asked?.text ?? question.question
  // As the form asks while somebody writes: the expert sees the answers that the sender was shown.
  const query = toSearchQuery(text)
  const [answers, templates, topics, isWorking] = await Promise.all([
    findAnswers(req, id, query),
    loadTemplates(req),
    suggestTopics(payload, id, text),
    loadCalendar(payload),
  ])
  const askedAt = new Date(question.createdAt)
  const isWaiting = waitingStates.some((state) => state === question.state)
  return {
    answers,
    templates,
    topics,
    promise: isWaiting
      ? {
          until: promisedUntil(askedAt, isWorking),
          isLate: askedAt < overdueBefore(new Date(), isWorking),
        }
      : null,
  }
}

async function findAnswers(req: PayloadRequest, own: number, query: string): Promise<Aids['answers']> {
  const hits = await searchContent(req.payload, { query, first: mostAnswers + 1, kinds: ['QUESTION'] })
  const ids = hits
    .map(({ entry }) => entry.documentId)
    .filter((id) => id !== own)
    .slice(0, mostAnswers)
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'faq-questions',
    where: { and: [{ id: { in: ids } }, { published: { equals: true } }] },
    depth: 0,
    pagination: false,
    select: { question: true, answer: true },
    overrideAccess: false,
    req,
  })
  return docs
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .flatMap(({ id, question, answer }) =>
      isRichText(answer)
        ? [{ id, name: question, text: answer, start: plainText(answer).slice(0, startLength) }]
        : [],
    )
}

async function loadTemplates(req: PayloadRequest): Promise<Insertable[]> {
  const { docs } = await req.payload.find({
    collection: 'answer-templates',
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.flatMap(({ id, name, text }) => (isRichText(text) ? [{ id, name, text }] : []))
}
