import {
  type Access,
  type AccessResult,
  type CollectionConfig,
  type FieldAccess,
  Forbidden,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'
import {
  type AccessScope,
  type CollectionAction,
  collectionTable,
  fieldTable,
  type GuardedField,
  globalTable,
  type Person,
} from './access-table.ts'
import { roleOf } from './roles.ts'

/** Access functions of a collection, made from its rows in the table. Versions hold drafts: only the panel reads them. */
export function accessTo(
  slug: keyof typeof collectionTable,
): Required<Pick<NonNullable<CollectionConfig['access']>, CollectionAction | 'readVersions'>> {
  const { read, create, update, delete: remove } = collectionTable[slug]
  return {
    read: byRow(read),
    create: byRow(create),
    update: byRow(update),
    delete: byRow(remove),
    readVersions: byRow({ ...read, visitor: 'none' }),
  }
}

/** Access functions of a global, made from its rows in the table. */
export function accessToGlobal(slug: keyof typeof globalTable): NonNullable<GlobalConfig['access']> {
  const { read, update } = globalTable[slug]
  return { read: byRow(read), update: byRow(update), readVersions: byRow({ ...read, visitor: 'none' }) }
}

/** Access functions of a field that has a row of its own. */
export function accessToField(name: GuardedField): Record<'read' | 'create' | 'update', FieldAccess> {
  const { read, write }: Record<'read' | 'write', Person[]> = fieldTable[name]
  const allow =
    (people: Person[]): FieldAccess =>
    ({ req }) =>
      people.includes(personOf(req))
  return { read: allow(read), create: allow(write), update: allow(write) }
}

/** Whether a user of the panel may read the drafts of a collection or global with drafts. */
export function readsDrafts(req: PayloadRequest, slug: string): boolean {
  const role = roleOf(req)
  const { read } = new Map(Object.entries({ ...collectionTable, ...globalTable })).get(slug) ?? {}
  const { collections, globals } = req.payload.config
  const hasDrafts = [...collections, ...globals].some((kept) => kept.slug === slug && kept.versions?.drafts)
  return hasDrafts && role !== undefined && read?.[role] === 'all'
}

/** Visitors read by the contract alone, where each query has its limits; by REST, the panel's own interface, they get files and nothing else. */
function byRow(row: Record<Person, AccessScope>): Access {
  return ({ req }) => {
    const who = personOf(req)
    // The address of a file is the one with a name for it.
    if (who === 'visitor' && req.payloadAPI === 'REST' && req.routeParams?.filename === undefined)
      return false
    return toAccessResult(row[who], req)
  }
}

/** The kind of person a request comes from. */
export function personOf(req: PayloadRequest): Person {
  return roleOf(req) ?? 'visitor'
}

/** The documents that a scope holds for the user, in the form Payload's access functions answer in. */
function toAccessResult(scope: AccessScope, req: PayloadRequest): AccessResult {
  const { user } = req
  switch (scope) {
    case 'none':
      return false
    case 'all':
      return true
    case 'published':
      // A preview token shows its bearer drafts too; on no other row does it change anything.
      // A document in the trash stays published by its state, and a request may ask for the trash as well.
      return (
        seesDrafts(req) || {
          and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
        }
      )
    case 'publishedQuestions':
      return { published: { equals: true } }
    case 'spam':
      return { state: { equals: 'spam' } }
    case 'ownAccount':
      return user ? { id: { equals: user.id } } : false
  }
}

/** Refuses visitors the draft of a global: Payload gives it to everybody who may read the published version. */
export const refuseDrafts: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const isRefused =
    operation === 'read' &&
    args.draft &&
    !args.overrideAccess &&
    personOf(req) === 'visitor' &&
    !seesDrafts(req)
  if (isRefused) throw new Forbidden(req.t)
  return args
}

/** Lets a request read unpublished materials, though nobody is signed in: the right of a preview token, and all of it. */
export function allowDrafts(req: PayloadRequest): void {
  req.context.seesDrafts = true
}

/** Whether a request may read unpublished materials by a preview token. */
function seesDrafts(req: PayloadRequest): boolean {
  return req.context.seesDrafts === true
}
