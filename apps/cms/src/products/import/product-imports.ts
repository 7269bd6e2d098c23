import type { CollectionConfig } from 'payload'
import { accessTo } from '../../access/access.ts'

/** The changes of each import of products, so that it can be undone. Written by the system, shown on the page of the import. */
export const ProductImports: CollectionConfig = {
  slug: 'product-imports',
  labels: { singular: 'Импорт товаров', plural: 'Импорты товаров' },
  access: accessTo('product-imports'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'fileName', type: 'text', label: 'Файл', required: true },
    // Stays when the account is deleted.
    { name: 'personName', type: 'text', label: 'Кто', required: true },
    { name: 'added', type: 'number', label: 'Добавлено', required: true },
    { name: 'changed', type: 'number', label: 'Изменено', required: true },
    { name: 'undoneAt', type: 'date', label: 'Отменён' },
    { name: 'steps', type: 'json', label: 'Что сделано', required: true, hidden: true },
  ],
}
