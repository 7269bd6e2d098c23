import type { SiteTexts } from '#app/texts/site-texts.ts'

const urls = { articles: '/articles', products: '/shades', faq: '/faq' } as const

/** The links that lead to a section, or to an article or a shade of it: the main page, and the page of all of them. */
export function breadcrumbsTo(section: keyof typeof urls, { navigation, sections }: SiteTexts) {
  return [
    { text: navigation.home, url: '/' },
    { text: sections[section].title, url: urls[section] },
  ]
}
