import type { PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { flushDeleted } from '../../databases/flush-deleted.ts'
import { deleteLetterFiles } from '../../mail/letter-files.ts'
import { mailStates } from '../../mail/outbox.ts'
import { plainText } from '../../questions/answer.ts'
import { forgetSender } from './forget.ts'
import { questionsOf } from './questions-of.ts'

/** A question of a visitor, as the list of their data shows it. */
export type FoundQuestion = { id: number; createdAt: string; isOnSite: boolean; isAnswered: boolean }

/** The result of erasing. */
export type Erased = { deleted: number; anonymised: number }

/** Finds the questions of the visitor with this address. */
export async function findPerson(req: PayloadRequest, email: string): Promise<FoundQuestion[]> {
  const questions = await questionsOf(req, email)
  await writeAuditEntry(req, { action: 'personalDataFound', details: `Вопросов: ${questions.length}` })
  return questions.map(({ id, createdAt, published, answeredAt }) => ({
    id,
    createdAt,
    isOnSite: Boolean(published),
    isAnswered: Boolean(answeredAt),
  }))
}

/** Everything that is kept of the visitor with this address, for the visitor to read. */
export async function exportPerson(req: PayloadRequest, email: string): Promise<object> {
  const questions = await questionsOf(req, email)
  const { docs: mails } = await req.payload.find({
    collection: 'mails',
    where: {
      and: [{ kind: { equals: 'questionAnswered' } }, { question: { in: questions.map(({ id }) => id) } }],
    },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    req,
  })
  await writeAuditEntry(req, { action: 'personalDataExported', details: `Вопросов: ${questions.length}` })
  return {
    адрес: email.trim(),
    выгружено: new Date().toISOString(),
    вопросы: questions.map(({ id, createdAt, asked, question, answer, answeredAt, published }) => ({
      номер: id,
      отправлен: createdAt,
      имя: asked?.name ?? '',
      почта: asked?.email ?? '',
      вопрос: asked?.text ?? question,
      страница: asked?.pageUrl ?? '',
      согласие: asked?.consentAt ?? null,
      ответ: plainText(answer),
      отвечено: answeredAt ?? null,
      наСайте: published ? question : null,
      письма: mails
        .filter((mail) => mail.question === id)
        .map(({ state, sentAt }) => ({ состояние: mailStates[state], отправлено: sentAt ?? null })),
    })),
  }
}

/** Erases the data of the visitor with this address: questions on the site lose their sender, the others are deleted. */
export async function erasePerson(req: PayloadRequest, email: string): Promise<Erased> {
  const questions = await questionsOf(req, email)
  const erased: Erased = { deleted: 0, anonymised: 0 }
  for (const { id, published } of questions) {
    if (published) {
      await forgetSender(req, id)
      erased.anonymised += 1
    } else {
      await deleteLetterFiles(req, id)
      await req.payload.delete({ collection: 'mails', where: { question: { equals: id } }, req })
      await req.payload.delete({ collection: 'faq-questions', id, req })
      erased.deleted += 1
    }
  }
  await writeAuditEntry(req, {
    action: 'personalDataErased',
    details: `Удалено вопросов: ${erased.deleted}, обезличено: ${erased.anonymised}`,
  })
  await flushDeleted(req.payload)
  return erased
}
