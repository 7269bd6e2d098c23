import type { CollectionConfig } from 'payload'
import { roles } from '../access/roles.ts'
import { adminField, admins, adminsOrSelf, signedIn } from '../access/rules.ts'
import { makeFirstUserAdmin } from '../hooks/make-first-user-admin.ts'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Сотрудник', plural: 'Сотрудники' },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, tokenExpiration: 8 * 60 * 60 },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: signedIn,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  admin: { group: 'Доступ', useAsTitle: 'name', defaultColumns: ['name', 'email', 'role', 'updatedAt'] },
  hooks: { beforeChange: [makeFirstUserAdmin] },
  fields: [
    { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      label: 'Роль',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [...roles],
      access: { create: adminField, update: adminField },
    },
  ],
}
