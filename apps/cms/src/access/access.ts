import type { Access, CollectionConfig, FieldAccess, GlobalConfig, PayloadRequest } from 'payload'
import { personOf, toAccessResult } from './access-scope.ts'
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
