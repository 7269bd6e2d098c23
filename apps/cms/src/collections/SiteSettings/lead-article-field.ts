import type { RelationshipField } from 'payload'

/** The article that opens the main page. One that visitors cannot see leaves the place to the newest. */
export const leadArticleField: RelationshipField = {
  name: 'leadArticle',
  type: 'relationship',
  label: 'Главная статья',
  relationTo: 'articles',
  filterOptions: { _status: { equals: 'published' } },
  // Only offers; it must not refuse the settings when the chosen article is taken back later.
  validate: () => true,
  admin: {
    description:
      'Она стоит первой и крупно. Если не выбрать или снять её с публикации, первой станет самая новая.',
  },
}
