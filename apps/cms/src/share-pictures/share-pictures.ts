import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localUrl } from '@pryad/environment/local-url.ts'
import { environment } from '../environment.ts'
import { createSharePictures, type ReadMedia } from './provide-share-picture.ts'

/** How long a file may take to come from the bucket, in milliseconds. */
const bucketMs = 30_000

/** From the disk; files in a bucket come through this process's own door, as visitors get them. */
const readMedia: ReadMedia = async (filename) => {
  if (!environment.storage) return readFile(path.join(environment.dataDir, 'media', filename))
  const { port, host } = environment
  const answer = await fetch(`${localUrl(port, host)}/media/${encodeURIComponent(filename)}`, {
    signal: AbortSignal.timeout(bucketMs),
  })
  if (!answer.ok) throw new Error(`The bucket's file was answered with ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Where pictures of link previews are kept. */
export const sharePictureFolder = path.join(environment.dataDir, 'share')

/** The pictures of link previews of this process. */
export const provideSharePicture = createSharePictures({ folder: sharePictureFolder, readMedia })
