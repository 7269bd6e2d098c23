import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { previewButton } from '../content/preview/preview.ts'
import { draftsWithVersions, publishedIndexes } from '../content/publication.ts'
import { collectionFields } from '../products/collection-fields.ts'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Оттенок', plural: 'Оттенки' },
  orderable: true,
  indexes: publishedIndexes(),
  trash: true,
  versions: draftsWithVersions,
  access: accessTo('products'),
  admin: {
    group: 'Материалы',
    useAsTitle: 'title',
    preview: previewButton('products'),
    defaultColumns: ['title', 'ean', 'series', 'group', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'ean', 'shadeNumber', 'shadeName'],
    description:
      'Страница «Палитра». Порядок меняется перетаскиванием. На главной стоят шесть оттенков, взятых через равные промежутки.',
  },
  fields: collectionFields,
}
