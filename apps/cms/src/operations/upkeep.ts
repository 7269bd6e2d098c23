import type { Payload, Plugin } from 'payload'
import { deleteOldPictures } from '../content/pictures/generated-files.ts'
import { makeAheadLater, withoutAvif } from '../content/pictures/make-ahead-task.ts'
import { deleteStrays } from '../content/pictures/pictures.ts'
import { sharePictureFolder } from '../content/share-pictures/share-pictures.ts'
import { oneAtATime } from '../databases/lock.ts'
import { isServing, runEvery, whenServing } from '../http/background-work.ts'
import { currentIndex } from '../search/current-index.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Work that a running cms does by itself: at its start, every minute and once a day. */
export const upkeep: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    runEvery(payload, minuteMs, () => {
      if (!isServing(payload)) return
      queueScheduled(payload).catch((error: unknown) =>
        payload.logger.error({ err: error }, 'Work that is due by the clock could not be queued'),
      )
    })
    tidyConversions(payload)
    void deleteOldPictures(sharePictureFolder)
    runEvery(payload, dayMs, () => void deleteOldPictures(sharePictureFolder))
    // A query that comes sooner builds the index itself.
    whenServing(payload, 'The search is not ready yet; the first query will make it so', () =>
      currentIndex(payload),
    )
  },
})

/**
 * Queues the nightly tasks that are due by the clock, one instance of the cms after the other. Payload looks whether a job of the kind
 * waits already and then queues one: two instances that look at the same moment would queue two.
 */
export async function queueScheduled(payload: Payload): Promise<void> {
  await oneAtATime(payload, 'schedules', () => payload.jobs.handleSchedules({ queue: 'nightly' }))
}

/** Looks for pictures without AVIF, and deletes stray conversions: once this process serves people, and once a day. */
function tidyConversions(payload: Payload): void {
  const problem = 'Conversions of pictures could not be put in order; they are made when they are asked for'
  const tidy = async () => {
    if ((await withoutAvif(payload)).length > 0) await makeAheadLater(payload)
    await deleteStrays(payload)
  }
  whenServing(payload, problem, tidy)
  runEvery(payload, dayMs, () => {
    tidy().catch((error: unknown) => payload.logger.warn({ err: error }, problem))
  })
}
