import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { conversionsOf, originOf } from './conversions.ts'
import { conversionsFolder } from './pictures.ts'

/** A younger file may be of a picture that was stored while this looked. */
const youngMs = 60 * 60 * 1000

/**
 * Deletes conversions that belong to no picture: other instances delete pictures, too, and a conversion may be finished after its picture
 * was deleted.
 */
export async function deleteStrays(payload: Payload): Promise<void> {
  const names = await readdir(conversionsFolder).catch(() => [])
  const { docs } = await payload.find({
    collection: 'media',
    trash: true,
    depth: 0,
    pagination: false,
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
