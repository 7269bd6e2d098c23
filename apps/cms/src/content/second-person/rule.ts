import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type JSONField,
  type PayloadRequest,
  type UIField,
} from 'payload'
import { z } from 'zod'
import { auditRemark } from '../../access/audit/entries.ts'
import { roleOf } from '../../access/roles.ts'
import { isRecord } from '../../http/is-record.ts'
import { type Doc, isEmpty, withoutSystem } from '../../panel/editing/same-content.ts'
import { wordPaths } from '../typography/typeset-fields.ts'
import { typesetPaths } from '../typography/typography.ts'

const shape = z.object({
  /** Who has written last. */
  writer: z.number(),
  /** Of the content that `by` has found right: any other content is not checked. */
  hash: z.string(),
  by: z.number(),
  name: z.string(),
  at: z.string(),
})

/** Who has found a document right, and as what. */
export type Check = Partial<z.output<typeof shape>>

/** Kept with every version; nobody writes it but the rule and the button. */
export const checkedField: JSONField = {
  name: 'checked',
  type: 'json',
  hidden: true,
  access: { create: () => false, update: () => false },
}

/** What is said of the check, and the button. */
export const checkPanel: UIField = {
  name: 'check',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/content/second-person/CheckPanel.tsx#CheckPanel' },
    disableListColumn: true,
  },
}

export function readCheck({ checked }: Doc): Check {
  return shape.partial().catch({}).parse(checked)
}

/** A fingerprint of what visitors would see of a document: two are the same only when nothing differs. */
export function hashOf({ fields }: Pick<CollectionConfig, 'fields'>, doc: Doc): string {
  const { checked, ...content } = withoutSystem(doc)
  const seen = JSON.stringify(toCanonical(typesetPaths(content, wordPaths(fields))))
  return createHash('sha256').update(seen).digest('hex')
}

/** The order of names is the database's, and so are the ways to write nothing. */
function toCanonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCanonical)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  return Object.fromEntries(entries.toSorted().map(([name, inner]) => [name, toCanonical(inner)]))
}

/** The trail's words about a publication by an administrator alone. */
export const withoutCheck = 'Без проверки вторым человеком'

/**
 * A document becomes public, or another one for the public, only after somebody other than its publisher has found exactly this content
 * right. An administrator may publish alone what they wrote or checked, which the audit trail then says; the system works without a user.
 */
export const requireSecondPerson: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data
  const hash = hashOf(collection, data)
  const check = readCheck(originalDoc ?? {})
  if (hashOf(collection, originalDoc ?? {}) !== hash) check.writer = req.user.id
  data.checked = check
  if (data._status === 'draft' || data.deletedAt || context[restoredAsDraft]) return data
  const stored =
    originalDoc?.id &&
    (await req.payload.db.findOne<Doc & { id: number }>({
      collection: collection.slug,
      req,
      where: { id: { equals: originalDoc.id } },
    }))
  // What visitors see already may stay.
  if (stored?._status === 'published' && !stored.deletedAt && hashOf(collection, stored) === hash) return data
  const refusal = refusalOf(req, check, hash)
  if (refusal) throw new APIError(refusal, 400)
  const isChecked = check.hash === hash && check.by !== req.user.id
  context[auditRemark] = isChecked ? `Проверил(а): ${check.name}` : withoutCheck
  return data
}

/**
 * The reason why the user may not publish what has this fingerprint. An administrator who has written or checked it needs nobody else; one
 * who plans a publication does not stand for what others write until then.
 */
export function refusalOf(req: PayloadRequest, check: Check, hash: string): string | undefined {
  const id = req.user?.id
  const isAdmin = roleOf(req) === 'admin'
  if (check.hash === hash)
    return check.by === id && !isAdmin
      ? 'Этот текст проверили вы сами: опубликовать его должен другой человек. Попросите коллегу.'
      : undefined
  if (!isAdmin)
    return 'Здесь нужен второй человек: попросите коллегу прочесть черновик и\u00a0нажать «Проверено», а\u00a0потом опубликуйте.'
  return check.writer === undefined || check.writer === id
    ? undefined
    : 'Этот текст написали не\u00a0вы. Прочтите его, нажмите «Проверено» и\u00a0опубликуйте.'
}

const restoredAsDraft = 'a version is restored as a draft'

/** The status of a version that is restored as a draft is changed only after all hooks. */
export const noteDraftRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && 'draft' in args) req.context[restoredAsDraft] = args.draft
}
