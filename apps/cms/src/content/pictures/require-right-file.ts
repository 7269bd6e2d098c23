import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { severalFrames } from './receive-picture.ts'
import { recognise, wrongFile } from './uploaded-file.ts'

type RightFile = {
  mimeTypes: string[]
  maxMegabytes: number
  /** The file to upload instead, in the accusative: «Загрузите …». */
  what: string
}

const megabyte = 1024 * 1024

/** Refuses a file of another kind or too large a one by its first bytes; the message says what to do. */
export function requireRightFile(right: RightFile): CollectionBeforeOperationHook {
  return async ({ args, collection, req }) => {
    const message = req.file && (await problemOf(req.file, right))
    if (message) throw wrongFile(message, collection.slug, req)
    return args
  }
}

async function problemOf(
  file: NonNullable<PayloadRequest['file']>,
  { mimeTypes, maxMegabytes, what }: RightFile,
): Promise<string | undefined> {
  if (/\p{Cc}/u.test(file.name)) {
    return 'В имени файла есть служебные символы. Переименуйте файл и загрузите его снова.'
  }
  if (file.size > maxMegabytes * megabyte) {
    return `Файл больше ${maxMegabytes} МБ. Уменьшите его и загрузите снова.`
  }
  const type = await recognise(file)
  if (type && mimeTypes.includes('image/png')) {
    if (isHeic(type.mime)) return heicProblem
    if (type.mime === 'image/apng') return severalFrames
  }
  return type && mimeTypes.includes(type.mime) ? undefined : `Этот файл не подходит. Загрузите ${what}.`
}

/** The format in which iPhones keep photographs; the libraries that read it are not free (docs/content-model.md). */
function isHeic(mime: string): boolean {
  return /^image\/hei[cf](-sequence)?$/.test(mime)
}

const heicProblem =
  'Это снимок iPhone в\u00a0формате HEIC, сайты его не\u00a0показывают. Проще всего открыть панель на\u00a0самом iPhone и\u00a0выбрать снимок там: он\u00a0сам станет JPEG. На\u00a0Mac откройте файл в\u00a0«Просмотре»: «Файл» → «Экспортировать» → JPEG. В\u00a0Windows\u00a0— в\u00a0«Фотографиях»: «Сохранить как» → JPG. Чтобы новые снимки сразу были JPEG, на\u00a0iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый».'
