import type { Config } from 'payload'

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
