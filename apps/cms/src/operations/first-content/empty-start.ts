import type { Content } from './read-content.ts'

/** What a site without the demonstration is called until an administrator says its name. */
export const unnamed = {
  name: 'Название марки',
  email: 'vopros@marka.example',
  privacyEmail: 'dannye@marka.example',
}

/** Remembered, as an entry of the import, by a database that began without the demonstration. */
export const emptyStartKey = 'empty-start'

/** Of the first content only what any site needs: its frame, the letters, the synonyms of the search, the days that the government has moved. */
export function withoutDemo(content: Content): Content {
  const { name, email, privacyEmail } = unnamed
  const { locale, navigation } = content.site
  return {
    ...content,
    tags: [],
    authors: [],
    pictures: [],
    products: [],
    shadeFacts: [],
    videos: [],
    articles: [],
    questions: [],
    slides: [],
    pages: [],
    site: {
      name,
      title: `Окрашивание волос дома — ${name}`,
      tagline: 'Об окрашивании волос дома',
      description: 'Видеоуроки, статьи и ответы колористов об окрашивании волос дома.',
      locale,
      navigation,
      demoNotice: '',
      contacts: { email, privacyEmail },
    },
  }
}
