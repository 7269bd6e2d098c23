import type { CollectionConfig, PayloadRequest } from 'payload'
import { accessTo } from '../../access/access.ts'
import { importingRoles } from '../../access/access-table.ts'
import { roleOf } from '../../access/roles.ts'
import { findAll } from '../../databases/find.ts'
import type { ProductImport } from '../../payload-types.ts'

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

/** Whether a user may import products, which changes many at once. */
export function mayImport(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && importingRoles.includes(role)
}

/** An import as the panel lists it. */
export type PastImport = Omit<ProductImport, 'steps' | 'updatedAt'>

/** The ten newest imports, the newest first, without their steps, which are long. */
export async function listImports(req: PayloadRequest): Promise<PastImport[]> {
  return findAll(req.payload, {
    collection: 'product-imports',
    limit: 10,
    select: { createdAt: true, fileName: true, personName: true, added: true, changed: true, undoneAt: true },
    req,
  })
}
