import type { Config, PayloadRequest } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { mayImport } from '../../products/import/product-imports.ts'
import { maySeeStatistics } from '../statistics/load-report.ts'

/** The panel's first page: the work that waits, then all there is. */
export const dashboard: NonNullable<NonNullable<Config['admin']>['dashboard']> = {
  widgets: [
    {
      slug: 'today',
      label: 'Что ждёт вас',
      Component: '/operations/dashboard/Today.tsx#Today',
      minWidth: 'full',
    },
  ],
  defaultLayout: [
    { widgetSlug: 'today', width: 'full' },
    { widgetSlug: 'collections', width: 'full' },
  ],
}

/** A page of the panel that is not among the collections, under its heading in the menu. */
export type PanelLink = { heading: string; label: string; href: string }

/** The pages that are open to the user. */
export function listPanelLinks(user: PayloadRequest['user']): PanelLink[] {
  const isAdmin = roleOf({ user }) === 'admin'
  const links: (PanelLink & { isOpen: boolean })[] = [
    { heading: 'Обмен', label: 'Импорт товаров', href: '/admin/product-import', isOpen: mayImport(user) },
    { heading: 'Обмен', label: 'Выгрузка', href: '/admin/export', isOpen: true },
    {
      heading: 'Статистика',
      label: 'Чего не хватает',
      href: '/admin/missing',
      isOpen: maySeeStatistics(user),
    },
    { heading: 'Посетители', label: 'Персональные данные', href: '/admin/personal-data', isOpen: isAdmin },
    { heading: 'Посетители', label: 'Согласия', href: '/admin/collections/consents', isOpen: isAdmin },
    {
      heading: 'Посетители',
      label: 'Акты об уничтожении',
      href: '/admin/collections/erasure-acts',
      isOpen: isAdmin,
    },
  ]
  return links.filter(({ isOpen }) => isOpen)
}
