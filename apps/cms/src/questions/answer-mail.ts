import type { PayloadRequest } from 'payload'
import { type MailState, mailStates } from '../mail/outbox.ts'
import { hasAnswer } from './answer.ts'
import { answerVersion } from './letters/answer.ts'
import { queueAnswer } from './mail-answer.ts'

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
