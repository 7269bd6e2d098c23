import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { contentOf, recognise } from './uploaded-file.ts'

type RightFile = {
  mimeTypes: string[]
  maxMegabytes: number
  /** The most pixels that a picture may have, in millions. */
  maxMegapixels?: number
  /** The file to upload instead, in the accusative: «Загрузите …». */
  what: string
}

const megabyte = 1024 * 1024
const megapixel = 1_000_000

/** Refuses a file of another kind or too large a one by its first bytes, before it is unpacked; the message says what to do. */
export function requireRightFile(right: RightFile): CollectionBeforeOperationHook {
  return async ({ args, collection, req }) => {
    const message = req.file && (await problemOf(req.file, right))
    if (!message) return args
    throw new ValidationError(
      { collection: collection.slug, req, errors: [{ path: 'file', label: 'Файл', message }] },
      req.t,
    )
  }
}

async function problemOf(
  file: NonNullable<PayloadRequest['file']>,
  { mimeTypes, maxMegabytes, maxMegapixels, what }: RightFile,
): Promise<string | undefined> {
  if (/\p{Cc}/u.test(file.name)) {
    return 'В имени файла есть служебные символы. Переименуйте файл и загрузите его снова.'
  }
  if (file.size > maxMegabytes * megabyte) {
    return `Файл больше ${maxMegabytes} МБ. Уменьшите его и загрузите снова.`
  }
  const type = await recognise(file)
  if (type && maxMegapixels !== undefined && isHeic(type.mime)) return heicProblem
  if (!type || !mimeTypes.includes(type.mime)) return `Этот файл не подходит. Загрузите ${what}.`
  return maxMegapixels === undefined ? undefined : sizeProblem(contentOf(file), maxMegapixels)
}

export const damagedPicture =
  'Картинка повреждена: её не удалось прочитать. Сохраните её заново и загрузите снова.'

/** The format in which iPhones keep photographs; the libraries that read it are not free (docs/content-model.md). */
function isHeic(mime: string): boolean {
  return /^image\/hei[cf](-sequence)?$/.test(mime)
}

const heicProblem =
  'Это снимок iPhone в\u00a0формате HEIC, сайты его не\u00a0показывают. Проще всего открыть панель на\u00a0самом iPhone и\u00a0выбрать снимок там: он\u00a0сам станет JPEG. На\u00a0Mac откройте файл в\u00a0«Просмотре»: «Файл» → «Экспортировать» → JPEG. В\u00a0Windows\u00a0— в\u00a0«Фотографиях»: «Сохранить как» → JPG. Чтобы новые снимки сразу были JPEG, на\u00a0iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый».'

/** A small file may hold a huge picture: its header says so. */
async function sizeProblem(content: string | Buffer, maxMegapixels: number): Promise<string | undefined> {
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return damagedPicture
  const { width, height, pages = 1 } = header
  const megapixels = (width * height * pages) / megapixel
  if (megapixels <= maxMegapixels) return undefined
  const frames = pages > 1 ? `, кадров: ${pages}` : ''
  return `В картинке ${Math.ceil(megapixels)} мегапикселей (${width} × ${height}${frames}), а сайт принимает не больше ${maxMegapixels}. Уменьшите её и загрузите снова.`
}
