import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  FlattenedField,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { describeChanges } from './describe-changes.ts'
import { type AuditAction, auditRemark, isDraftTold, writeAuditEntry } from './entries.ts'

type Document = Record<string, unknown> & { id: number | string }

/** Personal data of visitors, and texts that may hold some. */
const withheldByPlace: Record<string, readonly string[]> = {
  'faq-questions': ['question', 'answer', 'asked', 'note'],
}

/** Records every change that a user makes to a document of this collection. Work of the system is not recorded. */
export function watchCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberPublished, rememberPassword],
      afterChange: [...(hooks?.afterChange ?? []), tellChange(slug)],
      afterDelete: [...(hooks?.afterDelete ?? []), tellDeletion(slug)],
    },
  }
}

/** Records every change that a user makes to this global. */
export function watchGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, global: { flattenedFields, label }, req }) => {
          if (!req.user) return
          const details = describe(slug, flattenedFields, previousDoc ?? {}, doc)
          await writeAuditEntry(req, {
            action: 'update',
            place: slug,
            documentTitle: typeof label === 'string' ? label : slug,
            details,
          })
        },
      ],
    },
  }
}

/** The document that visitors saw before a publication: the drafts in between have changed the document already. */
const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || !collection.versions?.drafts || data._status !== 'published') {
    return
  }
  context[publishedKey(collection.slug, originalDoc.id)] = await req.payload.db.findOne({
    collection: collection.slug,
    req,
    where: { id: { equals: originalDoc.id } },
  })
}

/** A new password is stored as a hash, which nobody sees: the entry says only that there is one. */
const rememberPassword: CollectionBeforeChangeHook = ({
  collection,
  context,
  data,
  originalDoc,
  operation,
}) => {
  if (operation === 'update' && collection.auth && data.password) context[passwordKey(originalDoc?.id)] = true
}

function passwordKey(id: unknown): string {
  return `new password of ${id}`
}

function publishedKey(slug: string, id: unknown): string {
  return `published ${slug} ${id}`
}

function tellChange(slug: string): CollectionAfterChangeHook<Document> {
  return async ({ collection, context, doc, previousDoc, operation, req }) => {
    if (!req.user) return
    const action = operation === 'create' ? 'create' : actionOf(previousDoc, doc, req)
    if (action === 'draft' && (await isDraftTold(req, slug, doc.id))) return
    const published = context[publishedKey(slug, doc.id)]
    const before = isDocument(published) && published._status === 'published' ? published : previousDoc
    const details =
      action === 'create' || action === 'draft'
        ? []
        : [describe(slug, collection.flattenedFields, before, doc)]
    if (context[passwordKey(doc.id)]) details.push('Новый пароль')
    if (context[auditRemark]) details.push(String(context[auditRemark]))
    await writeAuditEntry(req, {
      action,
      place: slug,
      documentId: doc.id,
      documentTitle: titleOf(slug, collection.admin.useAsTitle, doc),
      details: details.filter(Boolean).join('\n'),
    })
  }
}

function tellDeletion(slug: string): CollectionAfterDeleteHook<Document> {
  return async ({ collection, doc, req }) => {
    if (!req.user) return
    await writeAuditEntry(req, {
      action: 'delete',
      place: slug,
      documentId: doc.id,
      documentTitle: titleOf(slug, collection.admin.useAsTitle, doc),
    })
  }
}

function actionOf(before: Document, after: Document, { query }: PayloadRequest): AuditAction {
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt)) return after.deletedAt ? 'trash' : 'restore'
  if (after._status === 'published') return before._status === 'published' ? 'update' : 'publish'
  if (after._status !== 'draft') return 'update'
  // Payload turns parameters of the address into booleans.
  const isDraftSave = [query?.draft, query?.autosave].some((value) => String(value) === 'true')
  return before._status === 'published' && !isDraftSave ? 'unpublish' : 'draft'
}

function describe(slug: string, fields: FlattenedField[], before: object, after: object): string {
  return describeChanges(fields, { ...before }, { ...after }, { withheld: withheldByPlace[slug] ?? [] })
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'id' in value
}

/** The words of a visitor are not repeated here. */
function titleOf(slug: string, useAsTitle: string | undefined, doc: Document): string {
  const title = slug in withheldByPlace ? undefined : doc[useAsTitle ?? 'id']
  return typeof title === 'string' && title ? title : `№ ${doc.id}`
}
