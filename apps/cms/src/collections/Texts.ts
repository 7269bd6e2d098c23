import { findPlaceProblem } from '@pryad/colour/texts/editable-texts.ts'
import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload'
import { accessTo } from '../access/access.ts'
import { textCheck } from '../content/second-person/check-endpoints.ts'
import { proposeHealthText } from '../content/second-person/health-texts.ts'
import { checkPanel } from '../content/second-person/rule.ts'

/** The most letters that a text may have. */
const longestText = 1000

/** Fields that only `content/texts/follow-release.ts` writes, from the files of this release. */
const ofFile = { update: () => false }
const readOnly = { readOnly: true }

/** An emptied text is the original again. */
const originalWhenEmpty: FieldHook = ({ value, siblingData, originalDoc }) =>
  typeof value === 'string' && value.trim() ? value.trim() : (originalDoc?.original ?? siblingData.original)

function validateText(
  value: unknown,
  { siblingData }: { siblingData: { original?: unknown } },
): true | string {
  if (typeof value !== 'string') return true
  return value.length > longestText
    ? `Не больше ${longestText} знаков: сейчас ${value.length}.`
    : checkPlaces(value, String(siblingData.original ?? ''))
}

/** Non-breaking spaces and word joiners are not seen: the original typed by hand has none of them. */
const asTyped = (text: unknown) => String(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

const noteChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const original = originalDoc?.original ?? data.original
  const text = data.text ?? originalDoc?.text
  const isChanged = asTyped(text) !== asTyped(original)
  // An editor who changes the text or removes the mark has seen the new original.
  const isSeen = !isChanged || data.isOriginalNew === false || asTyped(text) !== asTyped(originalDoc?.text)
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
 * Texts of the interface, a document for each: those of the site (`content/site.json`) and of the shade finder (`content/finder-texts.json`).
 * The files fill the collection, and update texts that no editor has changed (`follow-release.ts`); only the changed ones are sent to
 * the site (`changed-texts.ts`).
 */
export const Texts: CollectionConfig = {
  slug: 'texts',
  labels: { singular: 'Текст сайта', plural: 'Тексты сайта' },
  typescript: { interface: 'InterfaceText' },
  access: accessTo('texts'),
  endpoints: textCheck,
  defaultSort: 'id',
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: 'Оформление',
    useAsTitle: 'text',
    defaultColumns: ['text', 'proposed', 'place', 'section', 'isChanged', 'isOriginalNew'],
    listSearchableFields: ['text', 'proposed', 'original', 'place', 'section', 'key'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/content/texts/SectionLinks.tsx#SectionLinks'] },
    description:
      'Каждая надпись на сайте: меню, окна, формы, ошибки и всё, что говорит «Подбор оттенка». Текст на сайте меняется сразу после «Сохранить», а текст о здоровье — когда его проверит другой сотрудник. Нетронутые тексты обновляются вместе с сайтом, изменённые остаются вашими — с отметкой, если исходный текст стал другим.',
  },
  hooks: { beforeChange: [proposeHealthText, noteChange] },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Текст',
      hooks: { beforeValidate: [originalWhenEmpty] },
      validate: validateText,
      admin: {
        rows: 4,
        description:
          'Слова в фигурных скобках, например {count}, сайт заменит сам: оставьте их. Через черту | стоят формы для 1, 2 и 5. Пустое поле вернёт исходный текст.',
      },
    },
    {
      name: 'proposed',
      type: 'textarea',
      label: 'Ждёт проверки',
      validate: validateText,
      admin: {
        rows: 4,
        condition: ({ proposed, proposedBy }) => Boolean(proposed || proposedBy),
        description:
          'Этого текста на сайте ещё нет. Его можно поправить; чтобы отказаться от него, очистите поле и сохраните.',
        components: { Cell: '/panel/cells.tsx#TextCell' },
      },
    },
    checkPanel,
    {
      name: 'proposedBy',
      type: 'relationship',
      relationTo: 'users',
      access: ofFile,
      admin: { hidden: true },
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
      type: 'text',
      label: 'Раздел',
      required: true,
      index: true,
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

/**
 * Whether a text has the places and the forms of the original.
 * @returns a message for the editor when something is wrong, else true.
 */
export function checkPlaces(text: string, original: string): true | string {
  const problem = findPlaceProblem(text, original)
  switch (problem?.kind) {
    case undefined:
      return true
    case 'forms':
      return `Нужны ${problem.wanted} формы через черту |, как в исходном тексте: для 1, для 2 и для 5.`
    case 'missing':
      return `Оставьте в тексте ${problem.places.join(' и ')}: на это место сайт подставит своё. Переставлять можно.`
    case 'unknown':
      return `Уберите ${problem.places.join(' и ')}: подставить сюда нечего, посетитель увидел бы скобки.`
  }
}
