import { toSearchQuery } from '@pryad/contract/search-query.ts'
import type { Payload, PayloadRequest } from 'payload'
import { idOf } from '../content/loaders.ts'
import { isRichText, type RichText } from '../content/rich-text/nodes.ts'
import { findAll } from '../databases/find.ts'
import type { Entry } from '../search/entry.ts'
import { loadTermsOf, searchContent } from '../search/search.ts'
import { plainText } from './answer.ts'
import { overdueBefore, promisedUntil, waitingStates } from './promise.ts'
import { loadCalendar } from './working-days.ts'

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
  const docs = await findAll(req.payload, {
    collection: 'faq-questions',
    where: { and: [{ id: { in: ids } }, { published: { equals: true } }] },
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
  const docs = await findAll(req.payload, {
    collection: 'answer-templates',
    sort: 'name',
    overrideAccess: false,
    req,
  })
  return docs.flatMap(({ id, name, text }) => (isRichText(text) ? [{ id, name, text }] : []))
}

export type Topic = { id: number; name: string }

const mostTopics = 3
/** Documents like the text that have a say, the best with most weight. */
const voters = 6
/** A name in the text says as much as the best two documents together. */
const nameWeight = 1.5
/** A topic of one document far down the list says nothing. */
const leastWeight = 0.9

/** Topics that a question seems to be about: those it names, and those of published documents that are like it; the likeliest first. */
async function suggestTopics(payload: Payload, own: number, text: string): Promise<Topic[]> {
  const [hits, termsOf, { docs: tags }] = await Promise.all([
    searchContent(payload, {
      query: toSearchQuery(text),
      first: voters + 1,
      kinds: ['ARTICLE', 'LESSON', 'QUESTION'],
    }),
    loadTermsOf(payload),
    payload.find({ collection: 'tags', sort: '_order', depth: 0, pagination: false, select: { name: true } }),
  ])
  const weights = new Map<number, number>()
  const add = (tag: number, weight: number) => weights.set(tag, (weights.get(tag) ?? 0) + weight)

  const terms = termsOf(text)
  for (const { id, name } of tags) {
    if (!terms.isDisjointFrom(termsOf(name))) add(id, nameWeight)
  }
  const alike = hits.map(({ entry }) => entry).filter(({ id }) => id !== `QUESTION ${own}`)
  for (const [rank, entry] of alike.slice(0, voters).entries()) {
    for (const tag of await loadTags(payload, entry)) add(tag, 1 / (rank + 1))
  }
  return tags
    .flatMap(({ id, name }) => {
      const weight = weights.get(id) ?? 0
      return weight >= leastWeight ? [{ id, name, weight }] : []
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostTopics)
    .map(({ id, name }) => ({ id, name }))
}

async function loadTags(payload: Payload, { kind, documentId }: Entry): Promise<number[]> {
  const collection = kind === 'ARTICLE' ? 'articles' : kind === 'LESSON' ? 'videos' : 'faq-questions'
  const document = await payload.findByID({
    collection,
    id: documentId,
    depth: 0,
    select: { tags: true },
    disableErrors: true,
  })
  return (document?.tags ?? []).map(idOf)
}
