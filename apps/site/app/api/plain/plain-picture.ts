import type { GetPlainArticlesQuery, PreviewFieldsFragment } from '@pryad/contract/generated/operations.ts'
import { pictureSizes } from '@pryad/contract/picture-sizes.ts'

type PlainPreview = GetPlainArticlesQuery['articles']['data'][number]['preview']

const sizes = new Map(Object.entries(pictureSizes))

/** A picture of a plain backend with the sizes of its files, which are known by their names; null when it has no file. */
export function plainPicture(preview: PlainPreview, baseUrl: string): Partial<PreviewFieldsFragment> | null {
  const conversions = (preview?.conversions ?? []).flatMap(({ name, url }) => {
    const address = addressAt(url, baseUrl)
    const { width, height } = sizeOf(name)
    return address ? [{ name, url: address, width, height, type: typeOf(address) }] : []
  })
  const largest = conversions.find(({ name }) => name === 'preview_3_2') ?? conversions[0]
  return largest ? { ...largest, conversions } : null
}

/** The URL of a backend's file, given relative to the backend or as a whole URL; null if it is not an HTTP(S) URL. */
export function addressAt(href: string, baseUrl: string): string | null {
  if (!href || !URL.canParse(href, `${baseUrl}/`)) return null
  const url = new URL(href, `${baseUrl}/`)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** A size with another name, or without a height of its own, gets the proportions of a card. */
function sizeOf(name: string): { width: number; height: number } {
  const size = sizes.get(name)
  return size && 'height' in size ? size : pictureSizes.preview_3_2
}

function typeOf(address: string): string {
  const ending = /\.(avif|webp|png|jpe?g)$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase()
  return ending ? `image/${ending === 'jpg' ? 'jpeg' : ending}` : ''
}
