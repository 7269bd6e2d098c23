import { rm } from 'node:fs/promises'
import { z } from 'zod'

const fileShape = z.object({ tempFilePath: z.string().min(1) })
const uploadShape = z.object({ files: z.record(z.string(), z.union([fileShape, z.array(fileShape)])) })

/**
 * Deletes the files uploaded with a request once it has been answered. Payload does so for a file that becomes a document, and leaves
 * files that it refuses. It lists the files in the request itself, by the names of the form's fields.
 */
export async function deleteUploads(request: Request): Promise<void> {
  const brought = uploadShape.safeParse(request)
  if (!brought.success) return
  for (const { tempFilePath } of Object.values(brought.data.files).flat())
    await rm(tempFilePath, { force: true })
}
