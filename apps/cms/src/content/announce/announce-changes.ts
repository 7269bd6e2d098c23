import type {
  BaseDatabaseAdapter,
  CollectionConfig,
  GlobalConfig,
  Payload,
  PayloadRequest,
  Plugin,
} from 'payload'
import { environment } from '../../environment.ts'
import { contentVersion, visibleCollections } from '../content-version.ts'
import { Announcer } from './announcer.ts'
import { purgeLater, purgeSites } from './purge.ts'

const announcers = new WeakMap<Payload, Announcer>()

/** Tells the public sites of every change of the content that visitors can see (docs/announcing.md). */
export const announceChanges: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    visibleCollections.some((slug) => slug === collection.slug) ? watched(collection) : collection,
  ),
  globals: config.globals?.map(watchedGlobal),
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await start(payload)
  },
})

async function start(payload: Payload): Promise<void> {
  const { sitePurgeUrls, siteSecret } = environment
  if (sitePurgeUrls.length === 0) return
  if (!siteSecret) {
    payload.logger.warn(
      'SITE_SECRET is not set: the public site is not told of changes, and learns of them by asking.',
    )
    return
  }
  const announcer = new Announcer(
    {
      readVersion: () => contentVersion(payload),
      announce: (version) => purgeSites(sitePurgeUrls, siteSecret, version),
      onError: (error) => {
        payload.logger.warn({ err: error }, 'A site was not told of a change; it will be told later')
        purgeLater(payload).catch((cause) => payload.logger.error({ err: cause }, 'No job could be queued'))
      },
    },
    // A database that is not migrated yet has no version.
    await contentVersion(payload).catch(() => undefined),
  )
  announcers.set(payload, announcer)
}

/** Says that something was changed without hooks, perhaps something visible. */
export function noticeChange(payload: Payload): void {
  announcers.get(payload)?.notice()
}

/** The hook of every change. It waits for nothing but the number of the transaction. */
async function notice({ req }: { req: PayloadRequest }): Promise<void> {
  const announcer = announcers.get(req.payload)
  if (announcer) await afterCommit(req, () => announcer.notice())
}

function watched(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), notice],
      afterDelete: [...(hooks?.afterDelete ?? []), notice],
    },
  }
}

function watchedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), notice] } }
}

type Waiting = Map<string | number, (() => void)[]>

const waitingByDatabase = new WeakMap<BaseDatabaseAdapter, Waiting>()

/**
 * Runs `then` once everybody can read the changes that `req` has written: after its transaction, or at once when it has none.
 * After a rollback `then` does not run. Payload itself has no such hook: its `afterChange` runs inside the transaction.
 */
async function afterCommit(req: PayloadRequest, then: () => void): Promise<void> {
  const id = await req.transactionID
  // A database without transactions leaves null here, or an empty object: a copy of a promise of null.
  if (typeof id !== 'string' && typeof id !== 'number') return then()
  const waiting = watch(req.payload.db)
  waiting.set(id, [...(waiting.get(id) ?? []), then])
}

function watch(database: BaseDatabaseAdapter): Waiting {
  const watched = waitingByDatabase.get(database)
  if (watched) return watched
  const waiting: Waiting = new Map()
  waitingByDatabase.set(database, waiting)

  const commit = database.commitTransaction.bind(database)
  database.commitTransaction = async (given) => {
    const id = await given
    const then = waiting.get(id) ?? []
    waiting.delete(id)
    await commit(id)
    for (const run of then) run()
  }
  const rollback = database.rollbackTransaction.bind(database)
  database.rollbackTransaction = async (given) => {
    const id = await given
    waiting.delete(id)
    await rollback(id)
  }
  return waiting
}
