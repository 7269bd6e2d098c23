import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { environment } from '../../environment.ts'

/** The original of a picture as it is stored, on the disk or in the bucket. @throws when it is not there. */
export function readOriginal(payload: Payload, filename: string): Promise<Buffer> {
  return environment.storage
    ? readFromBucket(payload, filename)
    : readFile(path.join(environment.dataDir, 'media', filename))
}

async function readFromBucket(payload: Payload, filename: string): Promise<Buffer> {
  const req = await createLocalReq({}, payload)
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  // The storage's own handler comes last (`plugins/storage.ts`).
  const handler = payload.collections.media.config.upload.handlers?.at(-1)
  const [doc] = docs
  if (!doc || !handler) throw new Error(`There is no picture ${filename}.`)
  const params = { collection: 'media', filename }
  const answer = await handler(req, { doc, headers: new Headers(), params })
  if (!answer?.ok) throw new Error(`The bucket answered ${answer?.status} for ${filename}.`)
  return Buffer.from(await answer.arrayBuffer())
}
