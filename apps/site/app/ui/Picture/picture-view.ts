/** A picture as a page needs it. Flat and short: a list has a hundred of them, and the browser gets each twice, as HTML and as data. */
export type PictureView = Cut & {
  alt: string
  /** Fallback for browsers that read no `srcset`. */
  src: string
  /** Another cut for the screens of phones. */
  phone?: Cut
  /** A few pixels as a data URL, where a plain background will not do. */
  blur?: string
}

/** One cut of a picture in all its widths, as `srcset` by format. */
export type Cut = { width: number; height: number; avif?: string; webp?: string }

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
export const wideSizes = ['wide_480', 'wide_960', 'wide_1440', 'wide_1920']
/** Sizes cut to 3:2. */
export const cardSizes = ['preview_sidebar', 'preview_3_2']
/** The size cut to 3:4. */
export const portraitSizes = ['preview_3_4']

type PictureViewOptions = {
  /** Whether to show a blurred picture until the real one arrives: worth its bytes for large ones only. */
  blur?: boolean
  /** Sizes for phones, where the picture is cut differently. */
  phoneSizes?: string[]
}

/** The view of a picture in some of its sizes; without any of them, the original itself. */
export function toPictureView(
  preview: Preview,
  sizes: string[],
  { blur = false, phoneSizes = [] }: PictureViewOptions = {},
): PictureView {
  const chosen = conversionsOf(preview, sizes)
  const forPhones = conversionsOf(preview, phoneSizes)
  return {
    alt: preview.alt,
    src: (chosen.findLast(({ type }) => type === 'image/webp') ?? preview).url,
    ...toCut(chosen, chosen.at(-1) ?? preview),
    ...(forPhones.length > 0 && { phone: toCut(forPhones, forPhones.at(-1) ?? preview) }),
    ...(blur && preview.blurDataUrl && { blur: preview.blurDataUrl }),
  }
}

function conversionsOf({ conversions }: Preview, sizes: string[]): Conversion[] {
  return conversions.filter(({ name }) => sizes.includes(name)).sort((one, other) => one.width - other.width)
}

function toCut(conversions: Conversion[], { width, height }: { width: number; height: number }): Cut {
  const avif = toSrcSet(conversions, 'image/avif')
  const webp = toSrcSet(conversions, 'image/webp')
  return { width, height, ...(avif && { avif }), ...(webp && { webp }) }
}

function toSrcSet(conversions: Conversion[], format: string): string {
  return conversions
    .filter(({ type }) => type === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
