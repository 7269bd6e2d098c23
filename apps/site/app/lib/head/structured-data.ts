import { withWholeAddresses } from '#app/lib/text/escape-xml.ts'
import type { ShareImage, SiteIdentity } from './page-meta.ts'

/** Drawing of the brand's mark, a square of pixels as search engines want it. */
export const logoPath = '/icon-512.png'

/** The brand as author and publisher (schema.org). */
export function organization({ name, siteUrl }: Pick<SiteIdentity, 'name' | 'siteUrl'>): object {
  return {
    '@type': 'Organization',
    name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}${logoPath}`, width: 512, height: 512 },
  }
}

/** A person, or several of the brand under one name, as author (schema.org). */
export function author(
  site: Pick<SiteIdentity, 'name' | 'siteUrl'>,
  { name, isTeam }: { name: string; isTeam: boolean },
): object {
  return isTeam ? { ...organization(site), name } : { '@type': 'Person', name }
}

/** The way from the main page to a page, as its breadcrumbs show it (schema.org). */
export function breadcrumbList(
  { siteUrl }: Pick<SiteIdentity, 'siteUrl'>,
  links: { text: string; url: string }[],
): object {
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

/** The site itself, and where its search is asked (schema.org). */
export function webSite({ name, siteUrl, hasSearch }: SiteIdentity): object {
  return {
    '@type': 'WebSite',
    name,
    url: `${siteUrl}/`,
    inLanguage: 'ru',
    publisher: organization({ name, siteUrl }),
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

/** Questions of a page with their answers, which are HTML (schema.org); nothing without any. */
export function faqPage(
  { siteUrl }: Pick<SiteIdentity, 'siteUrl'>,
  path: string,
  questions: { question: string; answer: string }[] | undefined,
): object[] {
  if (!questions?.length) return []
  return [
    {
      '@type': 'FAQPage',
      inLanguage: 'ru',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withWholeAddresses(answer, siteUrl + path) },
      })),
    },
  ]
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
export function product(
  { siteUrl }: Pick<SiteIdentity, 'siteUrl'>,
  { path, brand, image, ...facts }: ProductFacts,
): object {
  return {
    '@type': 'Product',
    ...facts,
    url: `${siteUrl}${path}`,
    brand: { '@type': 'Brand', name: brand },
    ...(image ? { image: new URL(image.url, siteUrl).href } : {}),
  }
}
