import type { CollectionConfig } from 'payload'
import { accessTo } from '../../access/access.ts'

/**
 * How often something happened on a day: sums, and nothing of anybody. No moment is kept beside the day. Written and read by
 * statements of its own (`add-counts.ts`, `read-sums.ts`), shown on the page «Чего не хватает».
 */
export const DailyCounts: CollectionConfig = {
  slug: 'daily-counts',
  labels: { singular: 'Сумма за день', plural: 'Суммы за день' },
  access: accessTo('daily-counts'),
  defaultSort: '-day',
  timestamps: false,
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true },
  indexes: [{ fields: ['day', 'name', 'key'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: 'День', required: true },
    { name: 'name', type: 'text', label: 'Что считается', required: true },
    { name: 'key', type: 'text', label: 'Чего', required: true },
    { name: 'count', type: 'number', label: 'Сколько раз', required: true },
  ],
}
