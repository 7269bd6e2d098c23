import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { moment } from '../content/shared-fields.ts'
import { mailKinds, mailStates } from './outbox.ts'
import { resendEndpoint } from './resend.ts'

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The outbox (docs/mail.md). */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Письмо', plural: 'Письма' },
  access: accessTo('mails'),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [resendEndpoint],
  admin: {
    group: 'Вопросы',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'attempts', 'problem', 'sentAt', 'createdAt'],
    listSearchableFields: ['title'],
    description: 'Что и когда отправлено. Самих писем и адресов посетителей здесь нет.',
    components: { beforeListTable: ['/mail/ResendAll.tsx#ResendAll'] },
    hidden: ({ user }) => user?.role !== 'admin',
  },
  fields: [
    { name: 'title', type: 'text', label: 'О чём', required: true },
    {
      name: 'kind',
      type: 'select',
      label: 'Вид',
      required: true,
      index: true,
      options: toOptions(mailKinds),
    },
    {
      name: 'state',
      type: 'select',
      label: 'Состояние',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: toOptions(mailStates),
    },
    { name: 'attempts', type: 'number', label: 'Попыток', required: true, defaultValue: 0 },
    {
      name: 'problem',
      type: 'text',
      label: 'Что помешало',
      admin: { components: { Cell: '/panel/cells.tsx#TextCell' } },
    },
    { name: 'sentAt', type: 'date', label: 'Отправлено', admin: { date: moment } },
    { name: 'question', type: 'relationship', relationTo: 'faq-questions', label: 'Вопрос', index: true },
    { name: 'person', type: 'relationship', relationTo: 'users', label: 'Кому из сотрудников' },
    // One letter for one occasion.
    { name: 'key', type: 'text', label: 'Ключ', required: true, unique: true, index: true, hidden: true },
    // Which of the answers has been sent.
    { name: 'version', type: 'text', label: 'Версия', hidden: true },
    // The ready text of a letter that cannot be written later; empty once it is sent or given up. It may hold the key to an account.
    { name: 'message', type: 'json', label: 'Письмо', hidden: true, access: { read: () => false } },
  ],
}
