import type { SiteTexts } from '#app/texts/site-texts.ts'

/** The links from the main page to one of its sections, whose id is its name. */
export function breadcrumbsTo(section: 'articles' | 'products', { navigation, sections }: SiteTexts) {
  return [
    { text: navigation.home, url: '/' },
    { text: sections[section].title, url: `/#${section}` },
  ]
}
