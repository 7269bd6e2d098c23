import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { findAll, findFirst } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import { conversionsOf, originOf } from './conversions.ts'
import { createConversions } from './make-conversions.ts'

/** Where conversions are kept. All of them can be made again. */
export const conversionsFolder = path.join(environment.dataDir, 'conversions')

/** The conversions of this process. */
export const conversions = createConversions({ folder: conversionsFolder, readOriginal })

/** The original of a picture as it is stored, on the disk or in the bucket. @throws when it is not there. */
export function readOriginal(payload: Payload, filename: string): Promise<Buffer> {
  return environment.storage
    ? readFromBucket(payload, filename)
    : readFile(path.join(environment.dataDir, 'media', filename))
}

async function readFromBucket(payload: Payload, filename: string): Promise<Buffer> {
  const req = await createLocalReq({}, payload)
  const where = { filename: { equals: filename } }
  const doc = await findFirst(payload, { collection: 'media', where, trash: true, req })
  // The storage's own handler comes last (`storage.ts`).
  const handler = payload.collections.media.config.upload.handlers?.at(-1)
  if (!doc || !handler) throw new Error(`There is no picture ${filename}.`)
  const params = { collection: 'media', filename }
  const answer = await handler(req, { doc, headers: new Headers(), params })
  if (!answer?.ok) throw new Error(`The bucket answered ${answer?.status} for ${filename}.`)
  return Buffer.from(await answer.arrayBuffer())
}

/** A younger file may be of a picture that was stored while this looked. */
const youngMs = 60 * 60 * 1000

/**
 * Deletes conversions that belong to no picture: other instances delete pictures, too, and a conversion may be finished after its picture
 * was deleted.
 */
export async function deleteStrays(payload: Payload): Promise<void> {
  const names = await readdir(conversionsFolder).catch(() => [])
  const docs = await findAll(payload, {
    collection: 'media',
    trash: true,
    select: { filename: true, edition: true, width: true, height: true },
  })
  const known = new Set(
    docs.flatMap((picture) =>
      conversionsOf(picture).map(({ filename }) => originOf({ ...picture, filename })),
    ),
  )
  for (const name of names) {
    if (known.has(name)) continue
    const file = path.join(conversionsFolder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > youngMs) await rm(file, { force: true })
  }
}
