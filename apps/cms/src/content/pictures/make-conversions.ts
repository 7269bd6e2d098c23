import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { inTurn } from '../../databases/lock.ts'
import type { Media } from '../../payload-types.ts'
import { type Conversion, conversionsOf, originOf, type Picture } from './conversions.ts'
import { createMaker, isThere, keepFile } from './generated-files.ts'

/** The ground of link previews: messengers show a transparent one on black. */
export const paper = '#faf5ef'

/** Opens a picture to be decoded. Faults that leave it whole, which some cameras make, are forgiven; missing parts are not. */
export function openPicture(picture: Buffer, options: SharpOptions = {}): Sharp {
  return sharp(picture, { failOn: 'error', ...options })
}

/** Does what decodes pictures and can wait, one after the other: a decoded picture takes hundreds of megabytes. */
export function decodeInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return inTurn('decoding of pictures', work)
}

export type CutPicture = Picture & Pick<Media, 'focalX' | 'focalY'>

type Options = {
  /** Where conversions are kept. */
  folder: string
  /** Reads the original as it is stored. */
  readOriginal: (payload: Payload, filename: string) => Promise<Buffer>
}

/** Encoding is for the processor: more at the same time would make everybody wait longer. */
const limits = { atOnce: 2, maxWaiting: 500 }

/** Makes conversions and keeps them in a folder. Each is made once however many ask for it. */
export function createConversions({ folder, readOriginal }: Options) {
  const maker = createMaker<Buffer>(limits)

  const placeOf = (picture: Picture, { filename }: Conversion) =>
    path.join(folder, originOf({ ...picture, filename }))

  async function make(payload: Payload, picture: CutPicture, conversion: Conversion): Promise<Buffer> {
    const original = await readOriginal(payload, picture.filename ?? '')
    const focalPoint = { x: picture.focalX ?? 50, y: picture.focalY ?? 50 }
    const bytes = await cut(original, conversion, focalPoint)
    // A disk that takes nothing is no reason to show nothing.
    await keepFile(placeOf(picture, conversion), bytes).catch(() => undefined)
    return bytes
  }

  return {
    /** The bytes of a conversion; `busy` when too many are waited for already. */
    provide: async (
      payload: Payload,
      picture: CutPicture,
      conversion: Conversion,
    ): Promise<Buffer | 'busy'> => {
      const place = placeOf(picture, conversion)
      const kept = await readFile(place).catch(() => undefined)
      return kept ?? maker.makeUnlessBusy(place, () => make(payload, picture, conversion))
    },

    /** Makes a conversion unless it is there; says whether it has. */
    ensure: async (payload: Payload, picture: CutPicture, conversion: Conversion): Promise<boolean> => {
      const place = placeOf(picture, conversion)
      if (await isThere(place)) return false
      await maker.make(place, () => make(payload, picture, conversion))
      return true
    },

    /** Deletes what was made of a picture. */
    forget: async (picture: Picture): Promise<void> => {
      await Promise.all(
        conversionsOf(picture).map((conversion) => rm(placeOf(picture, conversion), { force: true })),
      )
    },
  }
}

/** The point of a picture that stays visible, in percent of its width and height. */
type FocalPoint = { x: number; y: number }

/** Cuts a conversion out of the original: as large a piece as there is room for, with the focal point as near to its middle as can be. */
async function cut(
  original: Buffer,
  { name, width, height, type }: Conversion,
  focalPoint: FocalPoint,
): Promise<Buffer> {
  const { autoOrient } = await openPicture(original).metadata()
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
  const scaled = {
    width: Math.max(width, Math.round(autoOrient.width * scale)),
    height: Math.max(height, Math.round(autoOrient.height * scale)),
  }
  const piece = openPicture(original)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: startOf(scaled.width, width, focalPoint.x),
      top: startOf(scaled.height, height, focalPoint.y),
      width,
      height,
    })
  return encode(name === 'og_image' ? piece.flatten({ background: paper }) : piece, type).toBuffer()
}

function startOf(whole: number, part: number, percent: number): number {
  const start = Math.floor((whole * percent) / 100 - part / 2)
  return Math.min(Math.max(0, start), whole - part)
}

function encode(piece: Sharp, type: Conversion['type']): Sharp {
  switch (type) {
    case 'image/avif':
      // Ten times faster than the default effort of 4, for files 5 to 10 % larger.
      return piece.avif({ quality: 49, effort: 2 })
    case 'image/webp':
      return piece.webp({ quality: 74 })
    case 'image/jpeg':
      return piece.jpeg({ quality: 80, mozjpeg: true })
  }
}
