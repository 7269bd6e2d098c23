import type { RelationshipField } from 'payload'

/** Topics of a document, by which visitors filter. */
export const tagsField: RelationshipField = {
  name: 'tags',
  type: 'relationship',
  label: 'Темы',
  relationTo: 'tags',
  hasMany: true,
  admin: {
    position: 'sidebar',
    description: 'По ним посетители отбирают материалы.',
    components: { Cell: '/panel/cells.tsx#TagsCell' },
  },
}
