import { createHash } from 'node:crypto'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isRichText } from '../content/rich-text/nodes.ts'
import { type MailState, mailStates, queueMail } from '../mail/outbox.ts'
import type { FaqQuestion } from '../payload-types.ts'

/** The words of a rich text, without its form. */
export function plainText(richText: unknown): string {
  return isRichText(richText) ? convertLexicalToPlaintext({ data: richText }).trim() : ''
}

/** Whether an answer is written: the editor leaves an empty paragraph where there was one. */
export function hasAnswer({ answer }: { answer?: unknown }): boolean {
  return plainText(answer) !== ''
}

/** Fingerprint of an answer: another one when it says something else. */
export function answerVersion({ answer }: Pick<FaqQuestion, 'answer'>): string {
  return createHash('sha256')
    .update(JSON.stringify(answer ?? null))
    .digest('base64url')
}

/** Keeps a question's state true to its answer: experts need not set it themselves. Spam is on no site. */
export const setState: CollectionBeforeChangeHook<FaqQuestion> = ({ data, originalDoc }) => {
  const { state, answeredAt, ...after } = { ...originalDoc, ...data }
  if (state === 'spam') return { ...data, published: false }
  if (!hasAnswer(after) || after.answerUnready) return data
  return { ...data, state: 'answered', answeredAt: answeredAt ?? new Date().toISOString() }
}

/** Sends the answer to the visitor once, however often the question is saved afterwards. */
export const mailAnswer: CollectionAfterChangeHook<FaqQuestion> = async ({ doc, req }) => {
  if (doc.state === 'answered' && !doc.answerUnready && hasAnswer(doc)) await queueAnswer(req, doc.id, 1)
}

/** Puts the answer into the outbox, as the `count`th letter about this question. Answers whether it is a new one. */
async function queueAnswer(req: PayloadRequest, id: number, count: number): Promise<boolean> {
  // Fields that the editor may not see are missing in their document.
  const { asked } = await req.payload.findByID({ collection: 'faq-questions', id, depth: 0, req })
  if (!asked?.email) return false
  return queueMail(req, {
    key: `answer/${id}/${count}`,
    kind: 'questionAnswered',
    title: `Ответ на вопрос № ${id}`,
    question: id,
  })
}

/** The state of the letter with the answer to a question, as the panel shows it; without one there is no letter. */
export type AnswerMail = {
  state: MailState | null
  stateLabel: string
  sentAt: string | null
  problem: string | null
  /** Whether there is a reason to send the answer once more: it did not arrive, or was changed since. */
  canSendAgain: boolean
}

const ended: MailState[] = ['failed', 'unknown', 'cancelled']

/** Finds the newest letter with the answer to a question. */
export async function loadAnswerMail(req: PayloadRequest, id: number): Promise<AnswerMail> {
  return (await load(req, id)).mail
}

/** Sends the answer once more, when there is a reason to. However often it is asked for at a time, one letter comes of it. */
export async function sendAnswerAgain(req: PayloadRequest, id: number): Promise<AnswerMail> {
  const { mail, count } = await load(req, id)
  if (!mail.canSendAgain) return mail
  await queueAnswer(req, id, count + 1)
  return loadAnswerMail(req, id)
}

async function load(req: PayloadRequest, id: number): Promise<{ mail: AnswerMail; count: number }> {
  const { payload } = req
  const [question, { docs, totalDocs }] = await Promise.all([
    payload.findByID({ collection: 'faq-questions', id, depth: 0, req }),
    payload.find({
      collection: 'mails',
      where: { and: [{ kind: { equals: 'questionAnswered' } }, { question: { equals: id } }] },
      sort: '-id',
      limit: 1,
      depth: 0,
      showHiddenFields: true,
      req,
    }),
  ])
  const [newest] = docs
  if (!newest) {
    return {
      mail: { state: null, stateLabel: '', sentAt: null, problem: null, canSendAgain: false },
      count: 0,
    }
  }
  const isChanged = newest.state === 'sent' && newest.version !== answerVersion(question)
  const isReady = Boolean(question.asked?.email) && hasAnswer(question) && !question.answerUnready
  return {
    mail: {
      state: newest.state,
      stateLabel: mailStates[newest.state],
      sentAt: newest.sentAt ?? null,
      problem: newest.problem ?? null,
      canSendAgain: isReady && (ended.includes(newest.state) || isChanged),
    },
    count: totalDocs,
  }
}
