import type { CollectionConfig, GlobalConfig, Option, Plugin } from 'payload'
import { accessTo } from '../access.ts'
import { auditActions } from './entries.ts'
import { watchCollection, watchGlobal } from './watch-changes.ts'

/** Collections that the system writes for itself. */
const unwatched = new Set(['mails', 'product-imports'])
/** Those that no entry names: nobody does anything there. */
const nowhere = new Set(['daily-counts', 'consents', 'consent-editions', 'erasure-acts'])

/**
 * Keeps the audit trail: adds its collection, and the hooks that write it to all other collections and globals there are.
 * So it comes last among the plugins.
 */
export const auditTrail: Plugin = (config) => {
  const { collections = [], globals = [] } = config
  const places = [...collections, ...globals].filter(({ slug }) => !nowhere.has(slug)).map(toPlace)
  return {
    ...config,
    collections: [
      ...collections.map((collection) =>
        unwatched.has(collection.slug) || nowhere.has(collection.slug)
          ? collection
          : watchCollection(collection),
      ),
      auditLog(places),
    ],
    globals: globals.map(watchGlobal),
  }
}

function toPlace(entity: CollectionConfig | GlobalConfig): Option {
  const label =
    'fields' in entity && 'labels' in entity
      ? entity.labels?.plural
      : 'label' in entity
        ? entity.label
        : undefined
  return { value: entity.slug, label: typeof label === 'string' ? label : entity.slug }
}

const inFull = { components: { Cell: '/panel/cells.tsx#TextCell' } }

/**
 * The audit trail. Nobody writes here but `writeAuditEntry`, nobody changes or deletes an entry but the job that ends their
 * time. `places` are the collections and globals that entries are about.
 */
function auditLog(places: Option[]): CollectionConfig {
  return {
    slug: 'audit-log',
    labels: { singular: 'Запись журнала', plural: 'Журнал' },
    access: accessTo('audit-log'),
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    admin: {
      group: 'Доступ',
      useAsTitle: 'documentTitle',
      defaultColumns: ['createdAt', 'personName', 'action', 'place', 'documentTitle', 'details'],
      listSearchableFields: ['personName', 'documentTitle', 'details'],
      description:
        'Кто, что и когда сделал. Записи нельзя ни изменить, ни удалить; через три года они стираются сами.',
      hidden: ({ user }) => user?.role !== 'admin',
    },
    fields: [
      {
        name: 'action',
        type: 'select',
        label: 'Что сделано',
        required: true,
        index: true,
        options: actions,
      },
      { name: 'person', type: 'relationship', relationTo: 'users', label: 'Сотрудник', index: true },
      // Stays when the account is deleted.
      { name: 'personName', type: 'text', label: 'Кто', required: true },
      { name: 'place', type: 'select', label: 'Где', index: true, options: places },
      { name: 'documentId', type: 'text', label: 'Номер документа', index: true },
      { name: 'documentTitle', type: 'text', label: 'Документ', admin: inFull },
      { name: 'details', type: 'textarea', label: 'Подробности', admin: inFull },
      { name: 'addressHash', type: 'text', label: 'Отпечаток адреса', index: true, hidden: true },
      // Attempts to sign in are counted by it, also at accounts that do not exist.
      { name: 'accountHash', type: 'text', label: 'Отпечаток учётной записи', index: true, hidden: true },
    ],
  }
}

const actions: Option[] = Object.entries(auditActions).map(([value, label]) => ({ value, label }))
