import { readFile, rm } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { Metadata, Region } from 'sharp'
import { outsideTransaction } from '../../databases/in-transaction.ts'
import { isRecord } from '../../http/is-record.ts'
import { plural } from '../../panel/plural.ts'
import { conversionsOf } from './conversions.ts'
import { decodeInTurn, openPicture } from './make-conversions.ts'
import { readOriginal } from './pictures.ts'
import { contentOf, isWriting, wrongFile } from './uploaded-file.ts'

type File = NonNullable<PayloadRequest['file']>

/**
 * Takes in a picture that arrives, or cuts one that is stored: upright, without the notes of cameras and programs, cut to the piece that
 * an editor marked, with a picture of a few pixels that pages show until the real one arrives. One at a time.
 * @throws {ValidationError} when the site cannot show it; the message says what to do.
 */
export function receivePicture(maxMegapixels: number): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, overrideAccess, req }) => {
    if (!isWriting(operation) || !(req.user || overrideAccess)) return args
    const { uploadEdits } = req.query ?? {}
    const edits = isRecord(uploadEdits) ? uploadEdits : {}
    const isCut = edits.crop !== undefined && 'id' in args
    const file = req.file ?? (isCut ? await storedFile(req, Number(args.id)) : undefined)
    if (!file) return args
    await outsideTransaction(req, () =>
      decodeInTurn(async () => {
        const content = contentOf(file)
        const given = typeof content === 'string' ? await readFile(content) : content
        const received = await receive(given, maxMegapixels, edits)
        if (typeof received === 'string') throw wrongFile(received, collection.slug, req)
        const { data, blurDataUrl } = received
        if (typeof content === 'string') await rm(content, { force: true })
        req.file = { ...file, data, size: data.length, tempFilePath: undefined }
        if ('data' in args) Object.assign(args, { data: { ...args.data, blurDataUrl } })
        // It is cut already.
        if (req.query) req.query = { ...req.query, uploadEdits: { focalPoint: edits.focalPoint } }
      }),
    )
    return args
  }
}

/** The file of a stored picture; undefined when it is not there, which Payload says itself. */
async function storedFile(req: PayloadRequest, id: number): Promise<File | undefined> {
  const { payload } = req
  const doc = await payload.findByID({ collection: 'media', id, depth: 0, trash: true, disableErrors: true })
  const name = doc?.filename ?? ''
  const data = await readOriginal(payload, name).catch(() => undefined)
  return data && { data, name, mimetype: doc?.mimeType ?? '', size: data.length }
}

type Received = { data: Buffer; blurDataUrl: string }

/** A picture as it is to be stored, or what is wrong with it. */
async function receive(
  arrived: Buffer,
  maxMegapixels: number,
  edits: Record<string, unknown>,
): Promise<Received | string> {
  const given = withoutTail(arrived)
  if (isSequence(given)) return severalFrames
  try {
    const header = await openPicture(given, { limitInputPixels: false }).metadata()
    const area = areaOf(edits, header.autoOrient)
    const problem = problemOf(header, given, maxMegapixels) ?? problemOfShape(area ?? header.autoOrient)
    if (problem) return problem
    const isTurned = (header.orientation ?? 1) > 1
    const isPng = header.format === 'png'
    const mustRewrite = area || isTurned || (!isPng && (header.exif || header.xmp || header.iptc))
    const data = mustRewrite ? await rewrite(given, header, area) : isPng ? withoutNotes(given) : given
    const tiny = await openPicture(data).resize({ width: blurredWidth }).webp({ quality: 40 }).toBuffer()
    return { data, blurDataUrl: `data:image/webp;base64,${tiny.toString('base64')}` }
  } catch {
    return damaged
  }
}

const damaged =
  'Картинка повреждена: её не удалось прочитать до конца. Сохраните её заново и загрузите снова.'

export const severalFrames =
  'Это анимация: в\u00a0файле несколько кадров, а\u00a0сайт показывает только неподвижные картинки. Откройте её в\u00a0любой программе для картинок, сохраните нужный кадр как JPEG или PNG и\u00a0загрузите его.'

const unmarkedCmyk =
  'Картинка сохранена в\u00a0цветах для печати (CMYK), и\u00a0в\u00a0ней не\u00a0отмечено, как их читать: на\u00a0сайте они стали бы другими. Сохраните её в\u00a0RGB (в\u00a0Photoshop: «Изображение» → «Режим» → «RGB») и\u00a0загрузите снова.'

function problemOf(
  { format, width, height, pages = 1, space }: Metadata,
  given: Buffer,
  maxMegapixels: number,
): string | undefined {
  if (pages > 1) return severalFrames
  if (format === 'jpeg') {
    const { hasAdobeMark, hasEnd } = readJpeg(given)
    if (!hasEnd) return damaged
    if (space === 'cmyk' && !hasAdobeMark) return unmarkedCmyk
  }
  if (format === 'webp' && isFilledUp(given, width * height)) return damaged
  const megapixels = Math.ceil((width * height) / 1_000_000)
  if (megapixels <= maxMegapixels) return undefined
  const word = plural(megapixels, ['мегапиксель', 'мегапикселя', 'мегапикселей'])
  return `В картинке ${megapixels} ${word} (${width} × ${height}), а сайт принимает не больше ${maxMegapixels}. Уменьшите её и загрузите снова.`
}

/** An AVIF without bytes after its last box, which programs leave there and Payload refuses; any other file as it is. */
function withoutTail(file: Buffer): Buffer {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return file
  let end = 0
  while (file.length - end >= 8) {
    const size = file.readUInt32BE(end)
    // Boxes that reach to the end of the file, or whose size takes eight bytes.
    if (size < 2) return file
    if (size < 8 || end + size > file.length) break
    end += size
  }
  return file.subarray(0, end)
}

/** Chunks of a PNG that say how it is shown (PNG, 11.3); those it consists of have capital names. */
const shownChunks = /^(?:[A-Z]|(?:tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|pHYs|bKGD)$)/

/**
 * A PNG without texts and notes, which may say where it was taken, and without bytes after its end; its pixels stay packed as they are.
 * Notes may stand behind the pixels as well: there neither `sharp` finds them nor browsers look for the camera's direction.
 */
function withoutNotes(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)]
  let name = ''
  for (let at = 8; at + 12 <= png.length && name !== 'IEND'; ) {
    // Its length, its name, its content and a checksum.
    const end = at + 12 + png.readUInt32BE(at)
    name = png.toString('latin1', at + 4, at + 8)
    if (shownChunks.test(name)) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/** Chunks of a WebP that hold pixels, by themselves or in a frame (RFC 9649, 2.7). */
const pixelChunks = /^(?:VP8[ L]|ANMF)$/

/**
 * Whether the pixels of a WebP end in zeros, as some programs fill up a download that stopped; the format has no checksums. The plainest
 * picture packs a thousand pixels into a byte at least.
 */
function isFilledUp(webp: Buffer, pixels: number): boolean {
  const wholeEnd = Math.min(webp.length, 8 + webp.readUInt32LE(4))
  let end = 0
  for (let at = 12; at + 8 <= wholeEnd; ) {
    // Its name, its length and its content, of an even length. Notes may stand behind the pixels.
    const next = at + 8 + webp.readUInt32LE(at + 4)
    if (pixelChunks.test(webp.toString('latin1', at, at + 4))) end = Math.min(next, wholeEnd)
    at = next + (next % 2)
  }
  const most = 64 + Math.floor(pixels / 1000)
  return webp.subarray(Math.max(0, end - most - 1), end).every((byte) => byte === 0)
}

/** The most pixels a side of a WebP or an AVIF may have (RFC 9649, 2.5: 14 bits; libheif allows as many). */
const maxSide = 16_383
/** The width of the smallest picture that is made of each, the blurred one. */
const blurredWidth = 16

/** What is wrong with a picture so tall that a conversion of it would not fit into a file. */
function problemOfShape({ width, height }: { width: number; height: number }): string | undefined {
  const made = conversionsOf({ filename: 'picture.png', width, height })
  const tallest = Math.max((blurredWidth * height) / width, ...made.map((one) => one.height))
  if (tallest <= maxSide) return undefined
  const most = Math.floor((height * maxSide) / tallest)
  return `Картинка слишком длинная: ${width} × ${height}. При такой ширине сайт показывает картинки высотой до ${most}. Разрежьте её на части и\u00a0загрузите их по\u00a0одной.`
}

/** Whether a file of the AVIF family names sequences among its brands (ISO/IEC 14496-12, 4.3). */
function isSequence(file: Buffer): boolean {
  return file.toString('latin1', 4, 8) === 'ftyp' && file.subarray(8, file.readUInt32BE(0)).includes('avis')
}

/**
 * Whether a JPEG says by the segment APP14 that its inks are stored the way Adobe does it (ITU-T T.872, 6.5.3), and whether it has an end
 * (FF D9): a download that stopped is filled with zeros by some programs.
 */
function readJpeg(jpeg: Buffer): { hasAdobeMark: boolean; hasEnd: boolean } {
  let hasAdobeMark = false
  let at = 2
  // Segments begin with FF, their kind and their length; the scan (FF DA) ends the header.
  while (at + 9 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    hasAdobeMark ||= jpeg[at + 1] === 0xee && jpeg.toString('latin1', at + 4, at + 9) === 'Adobe'
    at += jpeg[at + 1] === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2)
  }
  return { hasAdobeMark, hasEnd: jpeg.includes(Buffer.from([0xff, 0xd9]), at) }
}

/** The piece that the panel's dialogue marks, in pixels of the upright picture; undefined when it is the whole. */
function areaOf(
  { crop, widthInPixels, heightInPixels }: Record<string, unknown>,
  { width, height }: { width: number; height: number },
): Region | undefined {
  if (!isRecord(crop)) return undefined
  const [left, right] = span(Number(crop.x), Number(widthInPixels), width)
  const [top, bottom] = span(Number(crop.y), Number(heightInPixels), height)
  const area = { left, top, width: right - left, height: bottom - top }
  return area.width === width && area.height === height ? undefined : area
}

/** Where a piece begins and ends that begins at so many percent of a length; what is no number is taken for all there is. */
function span(percent: number, size: number, whole: number): [number, number] {
  const from = Math.min(Math.max(Math.floor((percent / 100) * whole) || 0, 0), whole - 1)
  return [from, Math.min(from + Math.max(Math.round(size) || whole, 1), whole)]
}

/** Near the original: a picture is encoded once more for each of its conversions. A JPEG packed tighter would take twice the memory. */
const qualities = {
  jpeg: { quality: 95, optimiseCoding: false },
  webp: { quality: 95 },
  avif: { quality: 80, effort: 2 },
  png: {},
}

/** Encodes a picture again, in its own format and colours; inks become the colours of screens. */
function rewrite(picture: Buffer, { format, space }: Metadata, area: Region | undefined): Promise<Buffer> {
  const upright = openPicture(picture).autoOrient()
  const cut = area ? upright.extract(area) : upright
  const coloured = space === 'cmyk' ? cut : cut.keepIccProfile().toColourspace(space)
  const own = format === 'jpeg' || format === 'webp' || format === 'png' ? format : 'avif'
  return coloured.toFormat(own, qualities[own]).toBuffer()
}
