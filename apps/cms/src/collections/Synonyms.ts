import type { CollectionConfig } from 'payload'
import { accessTo } from '../access/access.ts'
import { defaultFromAddress } from '../content/shared-fields.ts'
import { validateNames } from '../search/synonyms.ts'

/** Names that visitors use for one thing: the search finds by each of them (search/analyzer.ts). */
export const Synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: 'Синонимы', plural: 'Синонимы поиска' },
  access: accessTo('synonyms'),
  defaultSort: 'title',
  admin: {
    group: 'Материалы',
    useAsTitle: 'title',
    defaultColumns: ['title', 'terms', 'typos', 'updatedAt'],
    listSearchableFields: ['title', 'terms', 'typos'],
    description:
      'Разные названия одного и того же. Ищут одно — находится и то, где написано другое. Окончания, опечатки в одну букву и раскладку клавиатуры поиск понимает сам.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'О чём',
      required: true,
      maxLength: 80,
      admin: { description: 'Для вас, чтобы найти эту запись.' },
    },
    {
      name: 'terms',
      type: 'textarea',
      label: 'Названия',
      required: true,
      defaultValue: defaultFromAddress('terms'),
      validate: (value: unknown) => validateNames(value),
      admin: {
        rows: 6,
        description: 'Каждое с новой строки, слово или несколько. Любое из них находит все остальные.',
        components: { Cell: '/panel/cells.tsx#LinesCell' },
      },
    },
    {
      name: 'typos',
      type: 'textarea',
      label: 'Как пишут с ошибкой',
      validate: (value: unknown) => !value || validateNames(value),
      admin: {
        rows: 3,
        description: 'Каждое с новой строки. Тот, кто так написал, найдёт всё по названиям выше.',
        components: { Cell: '/panel/cells.tsx#LinesCell' },
      },
    },
  ],
}
