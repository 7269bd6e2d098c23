import path from 'node:path'
import type { FieldHook, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { environment } from '../../environment.ts'
import type { Video } from '../../payload-types.ts'
import { readVideo } from './video.ts'

/** Fills in the length of a lesson from its video, where nobody has; not from one in a bucket, which would have to be fetched. */
export const fillLength: FieldHook<Video, unknown> = async ({ originalDoc, req, siblingData, value }) => {
  if (typeof value === 'number' || environment.storage) return value
  const { provider, file }: Partial<Video> = { ...originalDoc, ...siblingData }
  const id = typeof file === 'object' ? file?.id : file
  if (provider !== 'file' || !id) return value
  const { filename } =
    (await req.payload.findByID({ collection: 'video-files', id, disableErrors: true, req })) ?? {}
  const stored = filename && path.join(environment.dataDir, 'lessons', filename)
  const video = stored ? await readVideo(stored).catch(() => undefined) : undefined
  return video?.seconds ?? value
}

/** The form may leave the length of an uploaded video to `fillLength`, which comes before the document itself is judged. */
export const validateLength: NumberFieldSingleValidation = (value, options) => {
  const { provider, file } = options.siblingData as Partial<Video>
  const isLeft = typeof value !== 'number' && options.event === 'onChange' && provider === 'file' && file
  return isLeft && !environment.storage ? true : number(value, options)
}
