import type { PayloadRequest } from 'payload'
import { fieldTable } from '../../access/access-table.ts'
import { environment } from '../../environment.ts'
import type { Letter } from '../../mail/letter.ts'
import { fillLine, fillTemplate } from '../../mail/letters/fill-template.ts'
import { loadTemplate, renderLetter } from '../../mail/letters/render.ts'
import { pageTitle } from './page-title.ts'

const withheld = 'видно эксперту и администратору'
const dateFormat = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** Tells a colleague of a new question. Undefined when it is dealt with already, or the colleague has gone. */
export async function writeNewQuestion(
  req: PayloadRequest,
  questionId: number | undefined,
  personId: number | undefined,
): Promise<Letter | undefined> {
  if (questionId === undefined || personId === undefined) return undefined
  const { payload } = req
  const options = { depth: 0, disableErrors: true } as const
  const [question, person] = await Promise.all([
    payload.findByID({ collection: 'faq-questions', id: questionId, ...options }),
    payload.findByID({ collection: 'users', id: personId, ...options }),
  ])
  if (question?.state !== 'new' || !person || person.blocked) return undefined

  const template = await loadTemplate(payload, 'newQuestion')
  // A letter shows nobody more than the panel does.
  const seesWho = fieldTable['faq-questions.asked'].read.some((role) => role === person.role)
  const pagePath = question.asked?.pageUrl ?? '/'
  const values = {
    texts: {
      questionId: String(question.id),
      name: seesWho ? (question.asked?.name ?? '') : 'Посетитель',
      email: seesWho ? (question.asked?.email ?? '') : withheld,
      question: question.question,
      createdAt: dateFormat.format(new Date(question.createdAt)),
      pageTitle: await pageTitle(payload, pagePath),
      pageUrl: `${environment.siteUrl}${pagePath}`,
      adminUrl: `${environment.cmsUrl}/admin/collections/faq-questions/${question.id}`,
      siteName: template.siteName,
    },
  }
  return {
    to: person.email,
    subject: fillLine(template.subject, values),
    ...(await renderLetter(
      payload,
      fillTemplate(template.body, values),
      fillLine(template.preheader, values),
    )),
  }
}
