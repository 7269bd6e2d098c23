import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type AccessScope, collectionTable, exportTable, globalTable } from '../../access/access-table.ts'
import { roleOf } from '../../access/roles.ts'

export type Exportable =
  | { kind: 'collection'; slug: CollectionSlug; label: string }
  | { kind: 'global'; slug: GlobalSlug; label: string }

/** Collections and globals that a user may export: they may read every document of them. */
export function listExportable({ user, payload }: Pick<PayloadRequest, 'user' | 'payload'>): Exportable[] {
  const role = roleOf({ user })
  if (!role) return []
  const isOpen = (slug: string, read: Record<typeof role, AccessScope>) => {
    const roles = new Map(Object.entries(exportTable)).get(slug)
    return read[role] === 'all' && (roles?.includes(role) ?? true)
  }
  const collections = Object.values(payload.collections).flatMap(({ config }): Exportable[] => {
    const rows = new Map(Object.entries(collectionTable)).get(config.slug)
    if (!rows || !isOpen(config.slug, rows.read)) return []
    return [{ kind: 'collection', slug: config.slug as CollectionSlug, label: toText(config.labels.plural) }]
  })
  const globals = payload.globals.config.flatMap(({ slug, label }): Exportable[] => {
    const rows = new Map(Object.entries(globalTable)).get(slug)
    if (!rows || !isOpen(slug, rows.read)) return []
    return [{ kind: 'global', slug: slug as GlobalSlug, label: toText(label) }]
  })
  return [...collections, ...globals]
}

function toText(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
