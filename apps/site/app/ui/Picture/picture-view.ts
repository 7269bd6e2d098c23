/** A picture as a page needs it: addresses for every width, the best format first. */
export type PictureView = {
  alt: string
  width: number
  height: number
  /** Fallback for browsers that read no `srcset`. */
  src: string
  sources: PictureSource[]
  /** A few pixels as a data URL; null where a plain background will do. */
  blur: string | null
}

export type PictureSource = {
  type: string
  srcSet: string
  /** Screens the source is cut for; missing where it serves all. */
  media?: string
  width: number
  height: number
}

type Conversion = { name: string; url: string; width: number; height: number; type: string }
type Preview = {
  alt: string
  url: string
  width: number
  height: number
  blurDataUrl: string | null
  conversions: Conversion[]
}

/** Formats in the order a browser should try them. */
const formats = ['image/avif', 'image/webp']

/** Sizes that show the whole picture in its own proportions. */
export const wideSizes = ['wide_480', 'wide_960', 'wide_1440', 'wide_1920']
/** Sizes cut to 3:2. */
export const cardSizes = ['preview_sidebar', 'preview_3_2']
/** The size cut to 3:4. */
export const portraitSizes = ['preview_3_4']

/** Screens narrower than a tablet. */
const phone = '(max-width: 47.99rem)'

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
  const largest = chosen.findLast(({ type }) => type === 'image/webp') ?? preview
  return {
    alt: preview.alt,
    width: largest.width,
    height: largest.height,
    src: largest.url,
    sources: [
      ...toSources(conversionsOf(preview, phoneSizes)).map((source) => ({ ...source, media: phone })),
      ...toSources(chosen),
    ],
    blur: blur ? preview.blurDataUrl : null,
  }
}

function conversionsOf({ conversions }: Preview, sizes: string[]): Conversion[] {
  return conversions.filter(({ name }) => sizes.includes(name)).sort((one, other) => one.width - other.width)
}

function toSources(conversions: Conversion[]): PictureSource[] {
  return formats.flatMap((type) => {
    const ofType = conversions.filter((conversion) => conversion.type === type)
    const largest = ofType.at(-1)
    if (!largest) return []
    const srcSet = ofType.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return [{ type, srcSet, width: largest.width, height: largest.height }]
  })
}
