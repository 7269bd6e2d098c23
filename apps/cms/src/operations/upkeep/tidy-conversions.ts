import type { Plugin } from 'payload'
import { makeAheadLater, withoutAvif } from '../../content/pictures/make-ahead-task.ts'
import { deleteStrays } from '../../content/pictures/pictures.ts'
import { everyWhileRunning } from '../../http/every-while-running.ts'
import { onceServing } from '../../http/once-serving.ts'

const intervalMs = 24 * 60 * 60 * 1000

/** Looks for pictures without AVIF, and deletes stray conversions: once it serves people, and once a day. */
export const tidyConversions: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const problem = 'Conversions of pictures could not be put in order; they are made when they are asked for'
    const tidy = async () => {
      if ((await withoutAvif(payload)).length > 0) await makeAheadLater(payload)
      await deleteStrays(payload)
    }
    onceServing(payload, problem, tidy)
    everyWhileRunning(payload, intervalMs, () => {
      tidy().catch((error: unknown) => payload.logger.warn({ err: error }, problem))
    })
  },
})
