import { type PictureSize, pictureSizes } from '@pryad/contract/picture-sizes.ts'
import type { GetAdminThumbnail } from 'payload'
import { fileUrl } from '../../http/file-url.ts'
import type { Media } from '../../payload-types.ts'

/** The fields of a picture that say which conversions it has. */
export type Picture = Pick<Media, 'filename' | 'edition' | 'width' | 'height'>

/** Another size of a picture in one format, made already or not. */
export type Conversion = {
  name: PictureSize
  type: 'image/avif' | 'image/webp' | 'image/jpeg'
  width: number
  height: number
  /** Its public file name. */
  filename: string
}

const everywhere = ['image/avif', 'image/webp'] as const
/** Some messengers read nothing newer in link previews. */
const inLinkPreviews = [...everywhere, 'image/jpeg'] as const
const extensions = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** All conversions of a picture. Sizes above the original are left out. */
export function conversionsOf({ filename, width, height }: Picture): Conversion[] {
  if (!filename || !width || !height) return []
  const original = { width, height }
  const base = baseOf(filename)
  return sizeNames.flatMap((name) => {
    const made = sizeOf(pictureSizes[name], original)
    if (!made) return []
    const types = name === 'og_image' ? inLinkPreviews : everywhere
    return types.map((type) => ({ name, type, ...made, filename: `${base}.${name}.${extensions[type]}` }))
  })
}

/** Names that the original of a conversion may have; undefined when the file name is none of a conversion. */
export function originalsOf(conversion: string): string[] | undefined {
  const [, base, name] = /^(.+)\.([a-z0-9_]+)\.(?:avif|webp|jpg)$/.exec(conversion) ?? []
  if (!base || !sizeNames.some((known) => known === name)) return undefined
  return ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((extension) => `${base}.${extension}`)
}

/** Names the bytes that a picture's conversions are made of: another file or another crop has another name. */
export function originOf({ filename, edition }: Pick<Picture, 'filename' | 'edition'>): string {
  return edition ? `${edition}.${filename}` : (filename ?? '')
}

type Size = { width: number; height?: number }

const sizeNames = Object.keys(pictureSizes) as PictureSize[]

function sizeOf({ width, height }: Size, original: Required<Size>): Required<Size> | undefined {
  if (height) {
    const isSmaller = original.width < width && original.height < height
    return isSmaller ? undefined : { width, height }
  }
  if (original.width < width) return undefined
  return { width, height: Math.max(1, Math.round((width * original.height) / original.width)) }
}

function baseOf(filename: string): string {
  return filename.replace(/\.[a-z0-9]+$/, '')
}

/** The address of the picture that lists of the panel show; a small picture is its own. */
export const thumbnailOf: GetAdminThumbnail = ({ doc: { filename, edition, width, height } }) => {
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  const shown = conversionsOf({ filename, width, height }).find(
    ({ name, type }) => name === 'preview_sidebar' && type === 'image/webp',
  )
  return fileUrl('media', shown?.filename ?? filename, typeof edition === 'string' ? edition : null)
}
