import type { PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import type { Letter, LetterWriters } from '../../mail/letter.ts'
import { escapeHtml } from '../../mail/letter.ts'
import type { FaqQuestion, User } from '../../payload-types.ts'
import { promisedUntil, waitingStates } from '../promise.ts'
import { answers } from '../receivers.ts'
import { loadCalendar } from '../working-days.ts'
import { writeAnswer } from './answer.ts'
import { writeNewQuestion } from './new-question.ts'

/** The letters about questions, by their kinds in the outbox. */
export const questionLetters: LetterWriters = {
  newQuestion: (req, { question, person }) => writeNewQuestion(req, idOf(question), idOf(person)),
  questionAssigned: (req, { question, person }) => writeAssigned(req, idOf(question), idOf(person)),
  questionOverdue: (req, { question, person }) => writeOverdue(req, idOf(question), idOf(person)),
  questionAnswered: (req, { question }) => writeAnswer(req, idOf(question)),
}

function idOf(reference: number | { id: number } | null | undefined): number | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' })

type About = { question: FaqQuestion; person: User; until: string }

/** Tells a colleague that a question is theirs. Undefined when it has been answered or reassigned, or they have gone. */
async function writeAssigned(
  req: PayloadRequest,
  questionId: number | undefined,
  personId: number | undefined,
): Promise<Letter | undefined> {
  const about = await load(req, questionId, personId)
  if (!about || !answers(about.person.role) || about.question.assignee !== personId) return undefined
  return toLetter(about, {
    subject: `Вопрос №\u00a0${about.question.id} поручен вам`,
    intro: `Вам поручили вопрос посетителя. Ответ обещан до\u00a0${about.until} включительно.`,
  })
}

/** Tells a colleague that a question waits longer than visitors were promised. Undefined when it has been answered meanwhile. */
async function writeOverdue(
  req: PayloadRequest,
  questionId: number | undefined,
  personId: number | undefined,
): Promise<Letter | undefined> {
  const about = await load(req, questionId, personId)
  if (!about) return undefined
  return toLetter(about, {
    subject: `Вопрос №\u00a0${about.question.id} ждёт дольше обещанного`,
    intro: `Посетителю обещали ответить до\u00a0${about.until} включительно, а\u00a0ответа ещё нет.`,
  })
}

async function load(
  { payload }: PayloadRequest,
  questionId: number | undefined,
  personId: number | undefined,
): Promise<About | undefined> {
  if (questionId === undefined || personId === undefined) return undefined
  const options = { depth: 0, disableErrors: true } as const
  const [question, person, isWorking] = await Promise.all([
    payload.findByID({ collection: 'faq-questions', id: questionId, ...options }),
    payload.findByID({ collection: 'users', id: personId, ...options }),
    loadCalendar(payload),
  ])
  if (!question || !person || person.blocked) return undefined
  if (!waitingStates.some((state) => state === question.state)) return undefined
  const until = dayFormat.format(new Date(promisedUntil(new Date(question.createdAt), isWorking)))
  return { question, person, until }
}

/** The words of the visitor, and nothing else of them: a letter shows nobody more than the panel does. */
function toLetter(
  { question, person }: About,
  { subject, intro }: { subject: string; intro: string },
): Letter {
  const address = `${environment.cmsUrl}/admin/collections/faq-questions/${question.id}`
  const greeting = `Здравствуйте, ${person.name}.`
  return {
    to: person.email,
    subject,
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${intro}</p>`,
      `<blockquote>${escapeHtml(question.question).replaceAll('\n', '<br>')}</blockquote>`,
      `<p><a href="${address}">Открыть вопрос в&nbsp;панели</a></p>`,
    ].join('\n'),
    text: [greeting, intro, question.question, address].join('\n\n'),
  }
}
