import { AsyncLocalStorage } from 'node:async_hooks'
import type { Access, PayloadRequest, Plugin } from 'payload'
import { outsideTransaction } from '../../databases/in-transaction.ts'
import { oneAtATime, savesOf } from '../../databases/lock.ts'
import { isRequestedDocument } from '../../panel/editing/requested-document.ts'

/** The turn of one request, once it has it. */
type Turn = { isTaken?: boolean; end?: () => Promise<void> }

const turns = new AsyncLocalStorage<Turn>()

/** Answers a request; the turn that it takes to save something ends with it. */
export function withSaveTurn<Result>(answer: () => Promise<Result>): Promise<Result> {
  const turn: Turn = {}
  return turns.run(turn, async () => {
    try {
      return await answer()
    } finally {
      await turn.end?.()
    }
  })
}

/**
 * A save that names the state it was made from is compared with the stored document before it is written: nobody may save in between.
 * It takes its turn once all of it has come and its sender may save there, so nobody waits for a slow line, or for a stranger.
 */
export const saveTurns: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        async ({ args, operation, req }) => {
          if (operation !== 'update' && operation !== 'restoreVersion') return
          const id = operation === 'update' && 'id' in args ? args.id : undefined
          if (operation === 'update' ? !isOwn(req, collection.slug, id) : !isVersion(req, collection.slug))
            return
          await takeTurn(req, collection.slug, () =>
            collection.access?.update?.({ req, ...(typeof id === 'number' && { id }) }),
          )
        },
      ],
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        async ({ operation, req }) => {
          const isSave = operation === 'update' || operation === 'restoreVersion'
          if (isSave && isRequestedDocument(req, { global: global.slug }))
            await takeTurn(req, global.slug, () => global.access?.update?.({ req }))
        },
      ],
    },
  })),
})

/** Documents that are saved on the way, as an import does, are in a transaction that must go on. */
function isOwn(req: PayloadRequest, collection: string, id: unknown): boolean {
  return id !== undefined && isRequestedDocument(req, { collection, id: String(id) })
}

function isVersion({ payloadAPI, pathname }: PayloadRequest, collection: string): boolean {
  return payloadAPI === 'REST' && pathname.includes(`/${collection}/versions/`)
}

async function takeTurn(
  req: PayloadRequest,
  place: string,
  maySave: () => ReturnType<Access> | undefined,
): Promise<void> {
  const turn = turns.getStore()
  if (!turn || turn.isTaken || !req.user || !req.headers.has('if-match')) return
  turn.isTaken = true
  if (!(await maySave())) return
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  await outsideTransaction(req, async () => {
    const whole = oneAtATime(req.payload, savesOf(place), () => {
      begun.resolve()
      return ended.promise
    })
    turn.end = () => {
      ended.resolve()
      return whole
    }
    // A lock that cannot be had is a failure.
    await Promise.race([begun.promise, whole])
  })
}
