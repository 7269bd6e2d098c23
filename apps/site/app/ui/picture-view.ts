import type { PictureSize } from '@pryad/contract/picture-sizes.ts'

/** A picture as a page needs it. Flat and short: a list has a hundred of them, and the browser gets each twice, as HTML and as data. */
export type PictureView = Cut & {
  /** Empty for a picture that says no more than the text beside it. */
  alt: string
  /** The common beginning of the addresses of all its files; `src` and the `srcset`s go on from there, alike for most pictures. */
  base: string
  /** WebP, for browsers that do not know AVIF. */
  src: string
  /** Another cut for the screens of phones. */
  phone?: Cut
  /** A few pixels as a data URL, where a plain background will not do. */
  blur?: string
}

/** One cut of a picture in all its widths, as `srcset` without the common beginning of all addresses. */
export type Cut = { width: number; height: number; type?: string; srcSet?: string }

type Conversion = { name: string; url: string; width: number; height: number; type: string }
type Preview = {
  alt: string
  url: string
  width: number
  height: number
  blurDataUrl: string | null
  conversions: Conversion[]
}

/** Sizes that show the whole picture in its own proportions. */
export const wideSizes: PictureSize[] = ['wide_480', 'wide_960', 'wide_1440', 'wide_1920']
/** Sizes cut to 3:2. */
export const cardSizes: PictureSize[] = ['preview_sidebar', 'preview_3_2']
/** The size cut to 3:4. */
export const portraitSizes: PictureSize[] = ['preview_3_4']

/** Pixels of the one picture for browsers that cannot choose: enough for a phone, and not too heavy for it. */
const plainWidth = 1000

/** The first that a backend has is shown. Every browser of the last years knows AVIF; the others get the plain picture. */
const formats = ['image/avif', 'image/webp']

type PictureViewOptions = {
  /** Whether to show a blurred picture until the real one arrives: worth its bytes for large ones only. */
  blur?: boolean
  /** Sizes for phones, where the picture is cut differently. */
  phoneSizes?: string[]
  /** For a picture that says no more than the text beside it. */
  decorative?: boolean
}

/** The view of a picture in some of its sizes; without any of them, the original itself. */
export function toPictureView(
  preview: Preview,
  sizes: string[],
  { blur = false, phoneSizes = [], decorative = false }: PictureViewOptions = {},
): PictureView {
  const chosen = conversionsOf(preview, sizes)
  const forPhones = conversionsOf(preview, phoneSizes)
  const plain = chosen.filter(({ type }) => type === 'image/webp')
  const { url } = plain.findLast(({ width }) => width <= plainWidth) ?? plain[0] ?? preview
  const base = [...chosen, ...forPhones].reduce((start, other) => commonStart(start, other.url), url)
  return {
    alt: decorative ? '' : preview.alt,
    base,
    src: url.slice(base.length),
    ...toCut(chosen, base, chosen.at(-1) ?? preview),
    ...(forPhones.length > 0 && { phone: toCut(forPhones, base, forPhones.at(-1) ?? preview) }),
    ...(blur && preview.blurDataUrl && { blur: preview.blurDataUrl }),
  }
}

/** The addresses of a `srcset`, whole. */
export function toSrcSet({ base }: PictureView, srcSet: string): string {
  return base + srcSet.replaceAll(', ', () => `, ${base}`)
}

/** Address of the picture where no size can be chosen: in a browser that takes none of the `srcset`s, or for the poster of a video. */
export function toSrc({ base, src }: PictureView): string {
  return base + src
}

function conversionsOf({ conversions }: Preview, sizes: string[]): Conversion[] {
  return conversions.filter(({ name }) => sizes.includes(name)).sort((one, other) => one.width - other.width)
}

function toCut(
  conversions: Conversion[],
  base: string,
  { width, height }: { width: number; height: number },
): Cut {
  const type = formats.find((format) => conversions.some((conversion) => conversion.type === format))
  return { width, height, ...(type && { type, srcSet: listWidths(conversions, base, type) }) }
}

function listWidths(conversions: Conversion[], base: string, format: string): string {
  return conversions
    .filter(({ type }) => type === format)
    .map(({ url, width }) => `${url.slice(base.length)} ${width}w`)
    .join(', ')
}

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length)
}
