import {
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { accessTo } from '../../access/access.ts'
import { type AuditAction, writeAuditEntry } from '../../access/audit/entries.ts'
import { hasRole } from '../../access/roles.ts'
import { findAll } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import type { FaqQuestion } from '../../payload-types.ts'
import { actPage } from './act-page.ts'

/** Actions of the audit trail that come with an act. */
const destructions = ['personalDataErased', 'anonymised'] as const satisfies AuditAction[]

const inFull = { components: { Cell: '/panel/cells.tsx#TextCell' } }

/**
 * Acts of the destruction of personal data (order No. 179 of Roskomnadzor of 28 October 2022). They tell of people by the numbers of their
 * questions and consents only. Nobody writes here but `writeAct`, nobody deletes an act but the job that ends its time.
 */
export const ErasureActs: CollectionConfig = {
  slug: 'erasure-acts',
  labels: { singular: 'Акт об уничтожении', plural: 'Акты об уничтожении' },
  access: accessTo('erasure-acts'),
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [
    {
      path: '/:id/print',
      method: 'get',
      handler: async (req) => {
        if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
        return new Response(await printAct(req, Number(req.routeParams?.id)), { headers })
      },
    },
  ],
  admin: {
    group: false,
    defaultColumns: ['id', 'createdAt', 'personName', 'reason', 'destroyed'],
    listSearchableFields: ['destroyed'],
    description:
      'Какие персональные данные стёрты, когда, кем и почему. Акты нельзя ни изменить, ни удалить; через три года они стираются сами.',
  },
  fields: [
    {
      name: 'print',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/operations/personal-data/PrintLink.tsx#PrintLink' },
      },
    },
    { name: 'reason', type: 'text', label: 'Причина', required: true },
    { name: 'personName', type: 'text', label: 'Кто стёр', required: true },
    { name: 'destroyed', type: 'textarea', label: 'Что уничтожено', required: true, admin: inFull },
    { name: 'systems', type: 'textarea', label: 'Где', required: true, admin: inFull },
  ],
}

async function printAct(req: PayloadRequest, id: number): Promise<string> {
  const act = await req.payload.findByID({ collection: 'erasure-acts', id, depth: 0, req })
  const entries = await findAll(req.payload, {
    collection: 'audit-log',
    where: { action: { in: [...destructions] }, documentTitle: { equals: actTitle(id) } },
    sort: 'id',
    req,
  })
  return actPage(act, entries)
}

/** The data that protect the form. */
export const keyData = 'отпечаток IP-адреса, ключи отправки и проверки от роботов'
const senderData = `имя, адрес электронной почты, вопрос в словах отправителя, адрес страницы, время согласия, ${keyData}`

/** What is destroyed with the sender of a question, by category. */
export function senderDataOf({ published, note }: FaqQuestion): string {
  const data = note ? `${senderData}, заметка сотрудников` : senderData
  return published
    ? `${data}; на сайте остались вопрос и ответ без сведений о человеке`
    : `${data}, текст вопроса и ответ`
}

/** What was kept of the sender of a question, and is destroyed. */
export type Destroyed = { question: FaqQuestion; data: string }

type Destruction = {
  action: (typeof destructions)[number]
  reason: string
  destroyed: readonly Destroyed[]
}

/**
 * Writes the act of a destruction, and an entry of the audit trail for each question. It comes before the destruction and in its transaction:
 * so nothing is destroyed without an act, not even a file. Answers the number of the act.
 */
export async function writeAct(
  req: PayloadRequest,
  { action, reason, destroyed }: Destruction,
): Promise<number> {
  const systems = `Сайт ${environment.siteUrl}: база данных, файлы писем`
  const personName = req.user?.name ?? 'Система, по расписанию'
  const data = { reason, systems, personName, destroyed: destroyed.map(inWords).join('\n') }
  const { id } = await req.payload.create({ collection: 'erasure-acts', depth: 0, req, data })
  for (const one of destroyed) {
    await writeAuditEntry(req, {
      action,
      place: 'faq-questions',
      documentId: one.question.id,
      documentTitle: actTitle(id),
      details: [inWords(one), `Где: ${systems}`, `Причина: ${reason}`].join('\n'),
    })
  }
  return id
}

/** Set by what deletes a question with an act of its own. */
export const hasAct = 'the deletion has an act'

/** A visitor's question that somebody deletes in the panel has an act, too. */
export const writeActOfDeletion: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (context[hasAct]) return
  const question = await req.payload.findByID({ collection: 'faq-questions', id, depth: 0, req })
  if (!question.asked?.email) return
  const data = senderDataOf({ ...question, published: false })
  const reason = 'Вопрос удалён в панели'
  await writeAct(req, { action: 'personalDataErased', reason, destroyed: [{ question, data }] })
}

function inWords({ question: { id, asked }, data }: Destroyed): string {
  return `Вопрос № ${id}${asked?.consent ? `, согласие № ${asked.consent}` : ''}: ${data}`
}

/** The name of an act, by which entries of the audit trail belong to it. */
export function actTitle(id: number): string {
  return `Акт № ${id}`
}
