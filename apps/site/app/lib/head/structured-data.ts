import type { ShareImage, SiteIdentity } from './page-meta.ts'

/** Drawing of the brand's mark, a square of pixels as search engines want it. */
export const logoPath = '/icon-512.png'

/** The brand as author and publisher (schema.org). */
export function organization({ name, siteUrl }: SiteIdentity): object {
  return {
    '@type': 'Organization',
    name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}${logoPath}`, width: 512, height: 512 },
  }
}

/** The way from the main page to a page, as its breadcrumbs show it (schema.org). */
export function breadcrumbList({ siteUrl }: SiteIdentity, links: { text: string; url: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ text, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${siteUrl}${url}`,
    })),
  }
}

type ProductFacts = {
  path: string
  name: string
  description: string
  category: string
  brand: string
  /** Barcode. */
  gtin: string
  color: string
  image: ShareImage | null
}

/** Something that shops sell (schema.org). The site sells nothing and asks nobody for stars: it names no price and no rating. */
export function product({ siteUrl }: SiteIdentity, { path, brand, image, ...facts }: ProductFacts): object {
  return {
    '@type': 'Product',
    ...facts,
    url: `${siteUrl}${path}`,
    brand: { '@type': 'Brand', name: brand },
    ...(image ? { image: new URL(image.url, siteUrl).href } : {}),
  }
}
