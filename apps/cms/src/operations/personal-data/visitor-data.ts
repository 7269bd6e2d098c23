import { readMailAddress } from '@pryad/contract/forms/mail-address.ts'
import { APIError, addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { hasRole } from '../../access/roles.ts'
import { flushDeleted } from '../../databases/deleted-data.ts'
import { findAll } from '../../databases/find.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { download } from '../../http/download.ts'
import { deleteLetterFiles } from '../../mail/letter-files.ts'
import { mailStates } from '../../mail/outbox.ts'
import type { FaqQuestion } from '../../payload-types.ts'
import { plainText } from '../../questions/answer.ts'
import { actTitle, hasAct, senderDataOf, writeAct } from './erasure-acts.ts'

/**
 * Endpoints that find, export and erase the data of a visitor, for administrators. The e-mail address comes in the body: addresses of
 * requests are written into logs.
 */
export const personalDataEndpoints: Endpoint[] = [
  endpoint('find', async (req, email) => Response.json({ questions: await findPerson(req, email) })),
  endpoint('export', async (req, email) =>
    download('Персональные данные', 'json', JSON.stringify(await exportPerson(req, email))),
  ),
  endpoint('erase', async (req, email) => Response.json(await erasePerson(req, email))),
]

function endpoint(name: string, answer: (req: PayloadRequest, email: string) => Promise<Response>): Endpoint {
  return {
    path: `/personal-data/${name}`,
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
      await addDataAndFileToRequest(req)
      const email: unknown = req.data?.email
      if (typeof email !== 'string' || !email.includes('@')) {
        throw new APIError('Напишите адрес электронной почты целиком.', 400, undefined, true)
      }
      return answer(req, email)
    },
  }
}

/** A question of a visitor, as the list of their data shows it. */
export type FoundQuestion = { id: number; createdAt: string; isOnSite: boolean; isAnswered: boolean }

/** The result of erasing; `act` is the number of its act, null when there was nothing to erase. */
export type Erased = { deleted: number; anonymised: number; act: number | null }

/** Finds the questions of the visitor with this address. */
async function findPerson(req: PayloadRequest, email: string): Promise<FoundQuestion[]> {
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
async function exportPerson(req: PayloadRequest, email: string): Promise<object> {
  const questions = await questionsOf(req, email)
  const mails = await findAll(req.payload, {
    collection: 'mails',
    where: {
      and: [{ kind: { equals: 'questionAnswered' } }, { question: { in: questions.map(({ id }) => id) } }],
    },
    sort: 'createdAt',
    req,
  })
  const consents = await loadConsents(req, questions)
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
      согласие: consents.get(asked?.consent ?? 0) ?? asked?.consentAt ?? null,
      ответ: plainText(answer),
      отвечено: answeredAt ?? null,
      наСайте: published ? question : null,
      письма: mails
        .filter((mail) => mail.question === id)
        .map(({ state, sentAt }) => ({ состояние: mailStates[state], отправлено: sentAt ?? null })),
    })),
  }
}

/** The consents that questions came with, by number, with the whole text of each. */
async function loadConsents(req: PayloadRequest, questions: FaqQuestion[]): Promise<Map<number, object>> {
  const where = { id: { in: consentsOf(questions) } }
  const consents = await findAll(req.payload, { collection: 'consents', where, depth: 1, req })
  return new Map(
    consents.map(({ id, givenAt, edition }) => {
      const { since, text } = typeof edition === 'object' ? edition : {}
      return [id, { номер: id, дано: givenAt, редакция: { действуетС: since, текст: text } }]
    }),
  )
}

function consentsOf(questions: FaqQuestion[]): number[] {
  return questions.flatMap(({ asked }) => asked?.consent ?? [])
}

/**
 * Erases the data of the visitor with this address: questions on the site lose their sender, the others are deleted. The consents stay as
 * numbers, and are withdrawn.
 */
async function erasePerson(req: PayloadRequest, email: string): Promise<Erased> {
  const erased = await inTransaction(req, async (own) => {
    const questions = await questionsOf(own, email)
    const destroyed = questions.map((question) => ({ question, data: senderDataOf(question) }))
    const reason = 'Обращение субъекта персональных данных, согласие отозвано'
    const act =
      questions.length > 0 ? await writeAct(own, { action: 'personalDataErased', reason, destroyed }) : null
    for (const { id, published } of questions) {
      if (published) {
        await forgetSender(own, id)
      } else {
        await deleteLetterFiles(own, id)
        await own.payload.delete({ collection: 'mails', where: { question: { equals: id } }, req: own })
        await own.payload.delete({ collection: 'faq-questions', id, req: own, context: { [hasAct]: true } })
      }
    }
    const data = { withdrawnAt: new Date().toISOString() }
    for (const id of consentsOf(questions)) {
      await own.payload.db.updateOne({ collection: 'consents', id, data, req: own, returning: false })
    }
    const anonymised = questions.filter(({ published }) => published).length
    const deleted = questions.length - anonymised
    await writeAuditEntry(own, {
      action: 'personalDataErased',
      details: `Удалено вопросов: ${deleted}, обезличено: ${anonymised}`,
      ...(act !== null && { documentTitle: actTitle(act) }),
    })
    return { deleted, anonymised, act }
  })
  await flushDeleted(req.payload)
  return erased
}

/**
 * Questions sent from an address, the oldest first. Databases disagree about capitals in Cyrillic addresses and know nothing of
 * the two spellings of a Cyrillic domain, so addresses are compared here.
 */
async function questionsOf(req: PayloadRequest, email: string): Promise<FaqQuestion[]> {
  const wanted = toComparable(email)
  const addresses = await findAll(req.payload, {
    collection: 'faq-questions',
    where: { 'asked.email': { exists: true } },
    select: { asked: { email: true } },
    req,
  })
  const ids = addresses.filter(({ asked }) => toComparable(asked?.email ?? '') === wanted).map(({ id }) => id)
  if (ids.length === 0) return []
  return findAll(req.payload, {
    collection: 'faq-questions',
    where: { id: { in: ids } },
    sort: 'createdAt',
    req,
  })
}

function toComparable(email: string): string {
  const read = readMailAddress(email)
  return ('address' in read ? read.address : email.trim()).toLowerCase()
}

/** Nothing of a sender. The number of the consent stays. */
const nobody = {
  name: null,
  email: null,
  text: null,
  pageUrl: null,
  consentAt: null,
  idempotencyKey: null,
  captchaKey: null,
  senderHash: null,
}

/** Erases the sender of a question, and the note of colleagues, which may tell who it was. A question on the site stays there. */
export async function forgetSender(req: PayloadRequest, id: number): Promise<void> {
  await write(req, id, { asked: nobody, note: null })
}

/** Erases the sender, and the texts of both sides, which may tell who it was; the fact that there was a question stays. */
export async function anonymise(req: PayloadRequest, { id, published }: FaqQuestion): Promise<void> {
  if (published) return forgetSender(req, id)
  await write(req, id, {
    asked: nobody,
    question: 'Вопрос обезличен: срок хранения истёк.',
    answer: null,
    note: null,
  })
}

/** Past the hooks of editing: nobody answers here, and there is nothing to check. Letters that lie in a folder go, too. */
async function write(req: PayloadRequest, id: number, data: Partial<Record<keyof FaqQuestion, unknown>>) {
  await deleteLetterFiles(req, id)
  await req.payload.db.updateOne({ collection: 'faq-questions', id, data, req, returning: false })
}
