import sharp, { type Sharp } from 'sharp'
import type { Conversion } from './conversions.ts'

/** The point of a picture that stays visible, in percent of its width and height. */
type FocalPoint = { x: number; y: number }

/** Cuts a conversion out of the original: as large a piece as there is room for, with the focal point as near to its middle as can be. */
export async function cut(
  original: Buffer,
  { width, height, type }: Conversion,
  focalPoint: FocalPoint,
): Promise<Buffer> {
  const { autoOrient } = await sharp(original).metadata()
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
  const scaled = {
    width: Math.max(width, Math.round(autoOrient.width * scale)),
    height: Math.max(height, Math.round(autoOrient.height * scale)),
  }
  const piece = sharp(original)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: startOf(scaled.width, width, focalPoint.x),
      top: startOf(scaled.height, height, focalPoint.y),
      width,
      height,
    })
  return encode(piece, type).toBuffer()
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
