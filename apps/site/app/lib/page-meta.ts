import type { MetaDescriptor } from 'react-router'

/** What link previews are told of the whole site. */
export type SiteIdentity = {
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  name: string
  /** Picture of pages that have none of their own. */
  shareImage: string | null
}

type PageMeta = {
  site: SiteIdentity
  /** Path and search of the page. */
  path: string
  title: string
  description: string
  /** Absolute or site-relative address of the picture for link previews. */
  image?: string | null
  type?: 'website' | 'article' | 'video.other'
  /** What search engines read as structured data (schema.org). */
  structured?: object[]
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageMeta({
  site: { siteUrl, name, shareImage },
  path,
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
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: new URL(image, siteUrl).href }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...structured.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

type Conversions = { conversions: { name: string; url: string; type: string }[]; url: string }

/** Address of the picture for link previews: messengers read JPEG for sure. */
export function shareImage(preview: Conversions | null | undefined): string | null {
  if (!preview) return null
  const made = preview.conversions.filter(({ name }) => name === 'og_image')
  return (made.find(({ type }) => type === 'image/jpeg') ?? made[0])?.url ?? preview.url
}
