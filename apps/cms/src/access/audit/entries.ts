import type { PayloadRequest } from 'payload'
import { findAll, findFirst } from '../../databases/find.ts'
import type { AuditLog } from '../../payload-types.ts'

export type AuditEntry = {
  action: AuditAction
  /** Slug of the collection or global it happened to. */
  place?: string
  documentId?: number | string
  documentTitle?: string
  /** A line for each change, or a remark. Never personal data of visitors. */
  details?: string
  /** The person who acted, when it is not the user of the request. */
  person?: { id: number | null; name: string }
  /** Fingerprint of the address it came from, where attempts are counted by it. */
  addressHash?: string
  /** Fingerprint of the account it was about, where attempts are counted by it. */
  accountHash?: string
}

/** What a hook lets the entry about its change say, in the context of the request. */
export const auditRemark = 'a remark for the audit trail'

const maxDetailsLength = 2000
const maxTitleLength = 200

/** Adds an entry to the audit trail, in the transaction of `req`: a change that is rolled back leaves no entry. */
export async function writeAuditEntry(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const { action, place, documentId, documentTitle, details, addressHash, accountHash } = entry
  const person = entry.person ?? (req.user ? { id: req.user.id, name: req.user.name } : undefined)
  await req.payload.create({
    collection: 'audit-log',
    depth: 0,
    req,
    data: {
      action,
      person: person?.id ?? null,
      personName: person?.name ?? 'Система',
      // The field's options are made of all collections and globals, which is where `place` comes from.
      place: (place ?? null) as AuditLog['place'],
      documentId: documentId === undefined ? null : String(documentId),
      documentTitle: documentTitle?.slice(0, maxTitleLength) ?? null,
      details: details?.slice(0, maxDetailsLength) ?? null,
      addressHash: addressHash ?? null,
      accountHash: accountHash ?? null,
    },
  })
}

/** Actions of the audit trail, with the labels that the panel shows. */
export const auditActions = {
  create: 'Создание',
  update: 'Изменение',
  draft: 'Правка черновика',
  publish: 'Публикация',
  unpublish: 'Снятие с публикации',
  checked: 'Проверено',
  trash: 'Перенос в корзину',
  restore: 'Возврат из корзины',
  delete: 'Удаление',
  login: 'Вход',
  loginFailed: 'Неудачный вход',
  secondFactorOn: 'Включение второго шага входа',
  secondFactorOff: 'Отключение второго шага входа',
  logout: 'Выход',
  passwordAsked: 'Просьба о новом пароле',
  sessionsEnded: 'Завершение сеансов',
  personalDataFound: 'Поиск персональных данных',
  personalDataExported: 'Выгрузка персональных данных',
  personalDataErased: 'Стирание персональных данных',
  anonymised: 'Обезличивание по сроку',
  oldDataErased: 'Ночное стирание данных',
  productsImported: 'Импорт товаров',
  productImportUndone: 'Отмена импорта товаров',
  contentExported: 'Выгрузка материалов',
  mailResent: 'Повторная отправка письма',
} as const

export type AuditAction = keyof typeof auditActions

/** The panel saves a draft every two seconds: one entry stands for all saves of a user within this time. */
const quietMs = 15 * 60 * 1000

/** Whether the newest entry about this draft says already that this person is writing on it. */
export async function isDraftTold(
  req: PayloadRequest,
  place: string,
  documentId: number | string,
): Promise<boolean> {
  const newest = await findFirst(req.payload, {
    collection: 'audit-log',
    req,
    sort: ['-createdAt', '-id'],
    where: { place: { equals: place }, documentId: { equals: String(documentId) } },
  })
  return (
    (newest?.action === 'draft' || newest?.action === 'create') &&
    newest.person === req.user?.id &&
    Date.parse(newest.createdAt) > Date.now() - quietMs
  )
}

/** An entry is written in the transaction of the save that it tells of, so much later than the version at most. */
const lateMs = 5000

/**
 * Tells by the moment of a version who saved it; undefined where the trail does not go back so far. A global has no `documentId`.
 */
export async function loadWriters(
  req: PayloadRequest,
  place: string,
  documentId?: number | string,
): Promise<(moment: string) => string | undefined> {
  const docs = await findAll(req.payload, {
    collection: 'audit-log',
    req,
    sort: ['createdAt', 'id'],
    where: {
      place: { equals: place },
      ...(documentId !== undefined && { documentId: { equals: String(documentId) } }),
    },
    select: { personName: true, createdAt: true },
  })
  return (moment) => {
    const at = Date.parse(moment)
    const since = docs.findIndex(({ createdAt }) => Date.parse(createdAt) >= at)
    const own = docs[since]
    if (own && Date.parse(own.createdAt) - at < lateMs) return own.personName
    return docs[(since < 0 ? docs.length : since) - 1]?.personName
  }
}
