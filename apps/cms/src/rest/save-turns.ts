import { AsyncLocalStorage } from 'node:async_hooks'
import type { Access, PayloadRequest, Plugin } from 'payload'
import { oneAtATime } from '../databases/lock.ts'
import { outsideTransaction } from '../databases/outside-transaction.ts'

/** The turn of one request, once it has it. */
type Turn = { end?: () => Promise<void> }

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
          if (operation === 'update' || operation === 'restoreVersion')
            await takeTurn(req, global.slug, () => global.access?.update?.({ req }))
        },
      ],
    },
  })),
})

async function takeTurn(
  req: PayloadRequest,
  place: string,
  maySave: () => ReturnType<Access> | undefined,
): Promise<void> {
  const turn = turns.getStore()
  if (!turn || turn.end || !req.user || !req.headers.has('if-match') || !(await maySave())) return
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  await outsideTransaction(req, async () => {
    const whole = oneAtATime(req.payload, `saves of ${place}`, () => {
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
