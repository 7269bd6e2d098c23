import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { mayImport } from '../../products/import/may-import.ts'
import { maySeeStatistics } from '../statistics/may-see-statistics.ts'

/** A page an editor goes to from the first page of the panel. */
export type PanelLink = { label: string; href: string; isElsewhere?: boolean }

/** Pages that are not among the collections, as far as they are open to the user; the site and the guide first. */
export function listPanelLinks(req: PayloadRequest): PanelLink[] {
  return [
    { label: 'Открыть сайт', href: environment.siteUrl, isElsewhere: true },
    { label: 'Руководство редактора', href: '/admin/guide' },
    ...(mayImport(req.user) ? [{ label: 'Импорт товаров', href: '/admin/product-import' }] : []),
    { label: 'Выгрузка', href: '/admin/export' },
    ...(maySeeStatistics(req.user) ? [{ label: 'Чего не хватает', href: '/admin/missing' }] : []),
    ...(hasRole(req, 'admin') ? [{ label: 'Персональные данные', href: '/admin/personal-data' }] : []),
  ]
}
