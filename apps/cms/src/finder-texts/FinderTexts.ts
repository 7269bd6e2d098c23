import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload'
import { accessTo } from '../access/access.ts'
import { checkPlaces } from './check-places.ts'
import { sectionLabels } from './sections.ts'

/** The most letters that a text may have. */
const longestText = 1000

/** Fields that only `follow-file.ts` writes, from the file of this release. */
const ofFile = { update: () => false }
const readOnly = { readOnly: true }

/** An emptied text is the original again. */
const originalWhenEmpty: FieldHook = ({ value, siblingData, originalDoc }) =>
  typeof value === 'string' && value.trim() ? value.trim() : (originalDoc?.original ?? siblingData.original)

/** Non-breaking spaces are not seen: the original typed by hand has none of them. */
const withPlainSpaces = (text: unknown) => String(text).replaceAll('\u00a0', ' ')

const noteChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const original = originalDoc?.original ?? data.original
  const text = data.text ?? originalDoc?.text
  const isChanged = withPlainSpaces(text) !== withPlainSpaces(original)
  // An editor who changes the text or removes the mark has seen the new original.
  const isSeen =
    !isChanged || data.isOriginalNew === false || withPlainSpaces(text) !== withPlainSpaces(originalDoc?.text)
  const formerOriginal = isSeen ? null : (originalDoc?.formerOriginal ?? null)
  return {
    ...data,
    text: isChanged ? text : original,
    isChanged,
    formerOriginal,
    isOriginalNew: formerOriginal !== null,
  }
}

/** Shown while a changed text stands for an original that is another one by now. */
const whenOriginalIsNew = ({ formerOriginal }: { formerOriginal?: unknown }) => Boolean(formerOriginal)

/**
 * Texts of the shade finder, a document for each text of `content/finder-texts.json`. The file fills the collection, and updates texts
 * that no editor has changed (follow-file.ts); only the changed ones are sent to the site.
 */
export const FinderTexts: CollectionConfig = {
  slug: 'finder-texts',
  labels: { singular: 'Текст подбора', plural: 'Тексты подбора' },
  access: accessTo('finder-texts'),
  defaultSort: 'id',
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: 'Оформление',
    useAsTitle: 'text',
    defaultColumns: ['text', 'place', 'section', 'isChanged', 'isOriginalNew'],
    listSearchableFields: ['text', 'original', 'place', 'key'],
    description:
      'Всё, что говорит «Подбор оттенка»: вердикты, советы, вопросы, подписи. Текст на сайте меняется сразу после «Сохранить». Нетронутые тексты обновляются вместе с сайтом, изменённые остаются вашими — с отметкой, если исходный текст стал другим.',
  },
  hooks: { beforeChange: [noteChange] },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Текст',
      hooks: { beforeValidate: [originalWhenEmpty] },
      validate: (value: unknown, { siblingData }: { siblingData: { original?: unknown } }) =>
        typeof value !== 'string' ||
        (value.length > longestText
          ? `Не больше ${longestText} знаков: сейчас ${value.length}.`
          : checkPlaces(value, String(siblingData.original ?? ''))),
      admin: {
        rows: 4,
        description:
          'Слова в фигурных скобках, например {min}, подбор заменит сам: оставьте их. Пустое поле вернёт исходный текст.',
      },
    },
    {
      name: 'isOriginalNew',
      type: 'checkbox',
      label: 'Исходный текст стал другим',
      defaultValue: false,
      index: true,
      admin: {
        condition: whenOriginalIsNew,
        description:
          'Сайт обновился, и исходный текст теперь не тот, вместо которого вы написали свой. Сравните их: исправьте свой, опустошите его, чтобы на сайте появился новый, или снимите отметку и сохраните — останется ваш.',
        components: { Field: '/panel/Tick.tsx#Tick', Cell: '/panel/cells.tsx#CheckCell' },
      },
    },
    {
      name: 'original',
      type: 'textarea',
      label: 'Исходный текст',
      required: true,
      access: ofFile,
      admin: { ...readOnly, rows: 3, description: 'С ним сайт пришёл от разработчика.' },
    },
    {
      name: 'formerOriginal',
      type: 'textarea',
      label: 'Прежний исходный текст',
      access: ofFile,
      admin: {
        ...readOnly,
        rows: 3,
        condition: whenOriginalIsNew,
        description: 'Вместо него вы написали свой.',
      },
    },
    {
      name: 'place',
      type: 'text',
      label: 'Где стоит',
      required: true,
      access: ofFile,
      admin: readOnly,
    },
    {
      name: 'section',
      type: 'select',
      label: 'Раздел',
      required: true,
      index: true,
      options: Object.entries(sectionLabels).map(([value, label]) => ({ value, label })),
      access: ofFile,
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'key',
      type: 'text',
      label: 'Имя в файле',
      required: true,
      unique: true,
      index: true,
      access: ofFile,
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'isChanged',
      type: 'checkbox',
      label: 'Изменён',
      defaultValue: false,
      index: true,
      admin: {
        ...readOnly,
        position: 'sidebar',
        components: { Field: '/panel/Tick.tsx#Tick', Cell: '/panel/cells.tsx#CheckCell' },
      },
    },
  ],
}
