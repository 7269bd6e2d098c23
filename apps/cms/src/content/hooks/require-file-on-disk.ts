import { access } from 'node:fs/promises'
import path from 'node:path'
import { NotFound, type UploadConfig } from 'payload'
import { environment } from '../../environment.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers 404 for a file that is not in the folder of its collection; Payload calls it a failure of the server, and sites would ask
 * for it again and again. A bucket answers 404 by itself.
 */
export const requireFileOnDisk: FileHandler = async (req, { params: { collection, filename } }) => {
  const folder = req.payload.config.collections.find(({ slug }) => slug === collection)?.upload.staticDir
  if (environment.storage || !folder) return
  const isThere = await access(path.join(folder, filename)).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new NotFound(req.t)
}
