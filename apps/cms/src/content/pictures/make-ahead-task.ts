import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { findAll } from '../../databases/find.ts'
import { queueUnlessWaiting } from '../../databases/job-queue.ts'
import { noticeChange } from '../announce/announce-changes.ts'
import { type Conversion, conversionsOf, originOf } from './conversions.ts'
import { type CutPicture, decodeInTurn } from './make-conversions.ts'
import { conversions } from './pictures.ts'

const taskSlug = 'makeConversionsAhead'

/** How long one job goes on; the next one does the rest. A job that takes minutes would be taken for one whose process has died. */
const longestMs = 45_000

/**
 * Makes the conversions that pages show before anybody asks for them, one after another: WebP of all pictures first, which is what the API
 * lists meanwhile, then AVIF. What an earlier job has made already is not made again.
 */
export const makeAheadTask: TaskConfig<'makeConversionsAhead'> = {
  slug: taskSlug,
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ req }) => {
    await makeAhead(req.payload)
    return { output: {} }
  },
}

/** Queues the job, in the transaction of `req` if there is one, unless it is waiting already. */
export function makeAheadLater(payload: Payload, req?: PayloadRequest): Promise<void> {
  return queueUnlessWaiting(payload, { task: taskSlug, queue: 'pictures' }, req)
}

/** Pictures whose AVIF is not made. */
export async function withoutAvif(payload: Payload) {
  const docs = await findAll(payload, {
    collection: 'media',
    trash: true,
    select: {
      filename: true,
      edition: true,
      width: true,
      height: true,
      focalX: true,
      focalY: true,
      avifOf: true,
    },
  })
  return docs.filter((picture) => picture.avifOf !== originOf(picture))
}

async function makeAhead(payload: Payload): Promise<void> {
  const until = Date.now() + longestMs
  const pictures = await withoutAvif(payload)
  let isGettingOn = false
  /** Whether the conversions are there. */
  const make = async (picture: CutPicture, type: Conversion['type']) => {
    try {
      for (const conversion of conversionsOf(picture))
        if (conversion.type === type && conversion.name !== 'og_image')
          isGettingOn =
            (await decodeInTurn(() => conversions.ensure(payload, picture, conversion))) || isGettingOn
      return true
    } catch (error) {
      // One picture that cannot be read holds up none of the others.
      payload.logger.warn({ err: error, file: picture.filename }, 'A picture has no conversions made ahead')
      return false
    }
  }
  for (const picture of pictures) if (Date.now() < until) await make(picture, 'image/webp')
  const finished: typeof pictures = []
  for (const picture of pictures)
    if (Date.now() < until && (await make(picture, 'image/avif'))) finished.push(picture)

  await list(payload, finished)
  if (Date.now() >= until && isGettingOn) await makeAheadLater(payload)
}

/** Has the API list the AVIF of some pictures, which is one change for the sites. */
async function list(payload: Payload, pictures: Awaited<ReturnType<typeof withoutAvif>>): Promise<void> {
  const updatedAt = new Date().toISOString()
  for (const picture of pictures) {
    // This column alone: somebody may be saving the picture.
    await payload.db.updateOne({
      collection: 'media',
      where: { id: { equals: picture.id } },
      data: { avifOf: originOf(picture), updatedAt },
    })
  }
  if (pictures.length > 0) noticeChange(payload)
}
