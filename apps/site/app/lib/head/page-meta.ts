import type { PictureSize } from '@pryad/contract/picture-sizes.ts'
import type { MetaDescriptor } from 'react-router'

/** A picture for link previews. */
export type ShareImage = { url: string; width: number; height: number; alt: string }

/** Facts about the whole site, for link previews of any page. */
export type SiteIdentity = {
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  name: string
  /** Picture of pages that have none of their own. */
  shareImage: ShareImage | null
  /** Whether there is a search of the site, and a feed of its articles. */
  hasSearch: boolean
  hasFeed: boolean
}

type PageMeta = {
  site: SiteIdentity
  /** Path and search of the page. */
  path: string
  /** Path and search of the pages before and after it, of a list in pages. */
  previous?: string
  next?: string
  title: string
  description: string
  /** The picture for link previews. */
  image?: ShareImage | null
  type?: 'website' | 'article' | 'video.other'
  /** Structured data for search engines (schema.org). */
  structured?: object[]
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageMeta({
  site: { siteUrl, name, shareImage, hasSearch, hasFeed },
  path,
  previous,
  next,
  title,
  description,
  image: ownImage,
  type = 'website',
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const image = ownImage ?? shareImage
  const url = `${siteUrl}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: `${siteUrl}${previous}` } as const] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: `${siteUrl}${next}` } as const] : []),
    ...(hasFeed ? [feedLink(siteUrl, name)] : []),
    ...(hasSearch ? [searchLink(siteUrl, name)] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? imageMeta(image, siteUrl) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...structured.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

function feedLink(siteUrl: string, title: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title,
    href: `${siteUrl}/feed.xml`,
  }
}

function searchLink(siteUrl: string, title: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title,
    href: `${siteUrl}/opensearch.xml`,
  }
}

function imageMeta({ url, width, height, alt }: ShareImage, siteUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: new URL(url, siteUrl).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
  ]
}

type Conversion = { name: string; url: string; type: string; width: number; height: number }
type Preview = ShareImage & { conversions: Conversion[] }

/** The picture for link previews of a document: the one that its editor has chosen, the one made of its title, or its own. */
export function documentImage(
  chosen: Preview | null | undefined,
  made: ShareImage | null | undefined,
  own: Preview | null | undefined,
): ShareImage | null {
  if (chosen || !made) return shareImage(chosen ?? own)
  const { url, width, height, alt } = made
  return { url, width, height, alt }
}

/** The picture for link previews: messengers read JPEG for sure. */
export function shareImage(preview: Preview | null | undefined): ShareImage | null {
  if (!preview) return null
  const made = preview.conversions.filter(({ name }) => name === ('og_image' satisfies PictureSize))
  const { url, width, height } = made.find(({ type }) => type === 'image/jpeg') ?? made[0] ?? preview
  return { url, width, height, alt: preview.alt }
}
