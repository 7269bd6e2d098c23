import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

type RightFile = {
  mimeTypes: string[]
  maxMegabytes: number
  /** What to upload instead, in the accusative: «Загрузите …». */
  what: string
}

const megabyte = 1024 * 1024

/** Refuses a file of another kind or too large a one in words that say what to do; Payload's own check of the content comes after. */
export function requireRightFile({
  mimeTypes,
  maxMegabytes,
  what,
}: RightFile): CollectionBeforeOperationHook {
  return ({ args, collection, req }) => {
    const { file } = req
    if (!file) return args
    const message = !mimeTypes.includes(file.mimetype)
      ? `Этот файл не подходит. Загрузите ${what}.`
      : file.size > maxMegabytes * megabyte
        ? `Файл больше ${maxMegabytes} МБ. Уменьшите его и загрузите снова.`
        : undefined
    if (!message) return args
    throw new ValidationError(
      { collection: collection.slug, req, errors: [{ path: 'file', message }] },
      req.t,
    )
  }
}
