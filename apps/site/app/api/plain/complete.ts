import type { PreviewFieldsFragment } from '@pryad/contract/generated/operations.ts'
import { pictureSizes } from '@pryad/contract/picture-sizes.ts'
import { isSlug } from '@pryad/contract/slug.ts'

type PlainPreview = { conversions: { name: string; url: string }[] }

const sizes = new Map(Object.entries(pictureSizes))

/** A picture as the whole contract has it; null when it has no file. */
export function completePreview(preview: PlainPreview | null, baseUrl: string): PreviewFieldsFragment | null {
  const conversions = (preview?.conversions ?? []).flatMap(({ name, url }) => {
    const address = addressAt(url, baseUrl)
    const { width, height } = sizeOf(name)
    return address ? [{ name, url: address, width, height, type: typeOf(address) }] : []
  })
  const largest = conversions.find(({ name }) => name === 'preview_3_2') ?? conversions[0]
  if (!largest) return null
  const { url, width, height } = largest
  return { alt: '', url, width, height, blurDataUrl: null, conversions }
}

/** The URL of a backend's file, given relative to the backend or as a whole URL; null if it is not an HTTP(S) URL. */
export function addressAt(href: string, baseUrl: string): string | null {
  if (!href || !URL.canParse(href, `${baseUrl}/`)) return null
  const url = new URL(href, `${baseUrl}/`)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** The topics that can stand in an address. */
export function completeTags<Tag extends { slug: string }>(tags: Tag[]): Tag[] {
  return tags.filter(({ slug }) => isSlug(slug))
}

/** The entries of a topic, or all, as one whole page of a list: a plain backend gives its list at once. */
export function completeList<Entry extends { tags: { slug: string }[] }>(
  entries: Entry[],
  { tag, page }: { tag?: string | null | undefined; page?: number | null | undefined },
) {
  const chosen = tag ? entries.filter(({ tags }) => tags.some(({ slug }) => slug === tag)) : entries
  const isFirst = (page ?? 1) === 1
  return {
    data: isFirst ? chosen : [],
    paginatorInfo: { hasMorePages: false, currentPage: page ?? 1, total: chosen.length },
  }
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
