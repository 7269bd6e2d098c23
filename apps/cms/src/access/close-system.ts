import {
  type Access,
  type Endpoint,
  NotFound,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { type SystemAccess, systemTable } from './access-table.ts'
import { roleOf } from './roles.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig
type Closed = {
  /** Payload gives the collection these addresses and more; only these stay. Each is a method and a path. */
  endpoints: readonly string[]
  access: Record<'read' | 'create' | 'update' | 'delete', Access>
}

const nobody: Access = () => false
const nothing = { read: nobody, create: nobody, update: nobody, delete: nobody }
const own: Access = ({ req }) =>
  roleOf(req) !== undefined && req.user !== null && { 'user.value': { equals: req.user.id } }

const closed: Record<SystemAccess, Closed> = {
  nothing: { endpoints: [], access: nothing },
  locks: {
    endpoints: ['get /', 'patch /:id', 'delete /:id'],
    access: {
      ...nothing,
      read: ({ req }) => roleOf(req) !== undefined,
      // Taking over makes another person's lock one's own, and changes nothing else of it.
      update: ({ req, data }) =>
        roleOf(req) !== undefined && (data === undefined || isTakenOver(data, req.user?.id)),
      delete: own,
    },
  },
  preferences: {
    endpoints: ['get /:key', 'post /:key'],
    access: { ...nothing, read: own, update: own },
  },
}

/**
 * Closes Payload's own additions to a finished configuration: its own collections and globals as `systemTable` says, and addresses that
 * lead nowhere.
 */
export function closeSystem(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    if (isSystem(entity.slug)) close(entity, closed[systemTable[entity.slug]])
    else
      Object.assign(entity, {
        endpoints: (entity.endpoints || []).map((one) => withoutDeadEnds(one, entity)),
      })
  }
  return config
}

function isSystem(slug: string): slug is keyof typeof systemTable {
  return slug in systemTable
}

function close(entity: Entity, { endpoints, access }: Closed): void {
  const stays = new Set(endpoints)
  // Payload uses the first of several endpoints with one address.
  const left = (entity.endpoints || []).filter(({ method, path }) => stays.delete(`${method} ${path}`))
  Object.assign(entity, { endpoints: left })
  Object.assign(entity.access, access, { readVersions: nobody })
}

/** Payload looks for versions where there are none, and for accounts that wait to be verified: it fails, instead of saying so. */
function withoutDeadEnds(endpoint: Endpoint, entity: Entity): Endpoint {
  const isDead =
    (/^\/versions(\/|$)/.test(endpoint.path) && !entity.versions) ||
    (endpoint.path === '/verify/:id' && 'auth' in entity && !entity.auth.verify)
  if (!isDead) return endpoint
  const handler: Endpoint['handler'] = (req) => {
    throw new NotFound(req.t)
  }
  return { ...endpoint, handler }
}

function isTakenOver(data: unknown, id: number | undefined): boolean {
  if (typeof data !== 'object' || data === null || id === undefined) return false
  const { user, ...rest } = data as { user?: unknown }
  if (Object.keys(rest).length > 0 || typeof user !== 'object' || user === null) return false
  const { relationTo, value } = user as { relationTo?: unknown; value?: unknown }
  return relationTo === 'users' && value === id
}
