import type { GroupField, RowField, SingleRelationshipField, TextareaField } from 'payload'
import { accessToField } from '../access/access.ts'
import { moment } from '../content/shared-fields.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { hasAnswer } from './answer.ts'
import { loadAnswerers } from './receivers.ts'

/** States of a question, with the labels that the panel shows. */
export const questionStates = [
  { value: 'new', label: 'Новый' },
  { value: 'read', label: 'Прочитан' },
  { value: 'answered', label: 'Есть ответ' },
  { value: 'spam', label: 'Спам' },
] as const

/**
 * `asked`: how a question came from the site. It holds the sender's name and address, their words before anybody edited them, the page and
 * the consent; a question that colleagues have written themselves has none of it. The hidden fields serve the machinery of sending: they are in no answer of the
 * API and on no screen of the panel, and an edit of the question leaves them as they are.
 */
export const askedField: GroupField = {
  name: 'asked',
  type: 'group',
  label: 'Кто спросил',
  access: accessToField('faq-questions.asked'),
  admin: {
    condition: (data) => Boolean(data.asked?.email || data.asked?.name),
    description: 'Персональные данные. На сайт они не попадают.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Имя', admin: { readOnly: true } },
    {
      name: 'email',
      type: 'email',
      label: 'Электронная почта',
      // The shared rules of the form have checked it; Payload's own are narrower and know no Cyrillic domains.
      validate: () => true,
      admin: { readOnly: true },
    },
    { name: 'text', type: 'textarea', label: 'Как задан вопрос', admin: { readOnly: true } },
    { name: 'pageUrl', type: 'text', label: 'С какой страницы', admin: { readOnly: true } },
    {
      name: 'consentAt',
      type: 'date',
      label: 'Согласие дано',
      admin: { readOnly: true, date: moment },
    },
    // No relation: who answers may not read consents, and a number says nothing of anybody. It stays when the sender is erased.
    { name: 'consent', type: 'number', label: 'Номер согласия', admin: { readOnly: true } },
    {
      // Empty until letters to all receivers of the question are queued.
      name: 'staffToldAt',
      type: 'date',
      label: 'Сотрудникам сообщено',
      index: true,
      hidden: true,
    },
    {
      // A repeated sending finds the question it has made already.
      name: 'idempotencyKey',
      type: 'text',
      label: 'Ключ отправки',
      unique: true,
      index: true,
      hidden: true,
    },
    {
      // A solved captcha makes one question.
      name: 'captchaKey',
      type: 'text',
      label: 'Ключ пройденной проверки',
      unique: true,
      index: true,
      hidden: true,
    },
    {
      // Questions of one sender are counted by it; the address itself is not stored.
      name: 'senderHash',
      type: 'text',
      label: 'Отпечаток отправителя',
      index: true,
      hidden: true,
    },
  ],
}

/** Decides whether a save publishes or sends the answer. It stands below the answer: on a narrow screen the sidebar is far away. */
export const readinessField: RowField = {
  type: 'row',
  fields: [
    {
      name: 'published',
      type: 'checkbox',
      label: 'Показывать на сайте',
      defaultValue: false,
      index: true,
      validate: (value: unknown, { data }: { data: Partial<FaqQuestion> }) => {
        if (!value || data.state === 'spam') return true
        if (!hasAnswer(data)) return 'Сначала напишите ответ: без него вопрос на сайте не показывают.'
        return data.answerUnready
          ? 'Ответ помечен как неготовый. Снимите эту отметку или не показывайте вопрос.'
          : true
      },
      admin: {
        width: '40%',
        components: { Field: '/panel/Tick.tsx#Tick', Cell: '/panel/cells.tsx#CheckCell' },
      },
    },
    {
      name: 'answerUnready',
      type: 'checkbox',
      label: 'Ответ ещё не готов',
      defaultValue: false,
      admin: {
        width: '60%',
        description:
          'Готовый ответ сразу уходит посетителю письмом. Пишете в несколько приёмов — отметьте и снимите отметку, когда закончите.',
        condition: (data) => data.state !== 'answered' || data.answerUnready,
        components: { Field: '/panel/Tick.tsx#Tick' },
      },
    },
  ],
}

/**
 * The colleague who answers a question. When their account is deleted, the database empties this field: the question is unassigned
 * again, and reminders go to everybody who gets letters about new questions.
 */
export const assigneeField: SingleRelationshipField = {
  name: 'assignee',
  type: 'relationship',
  label: 'Кто отвечает',
  relationTo: 'users',
  index: true,
  access: accessToField('faq-questions.assignee'),
  // A list of ids: the panel queries with the rights of its user, and only administrators may filter by `blocked`.
  filterOptions: async ({ req }) => ({ id: { in: await loadAnswerers(req.payload) } }),
  // Payload would check the choice at every save: nobody could answer a question whose assignee has left meanwhile.
  validate: () => true,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: { Cell: '/questions/panel/QuestionCells.tsx#AssigneeCell' },
    description: 'Выбранному придёт письмо, один раз.',
  },
}

/** A note of colleagues about a question. No letter and no page shows it; it is erased with the question's sender. */
export const noteField: TextareaField = {
  name: 'note',
  custom: { typeset: false },
  type: 'textarea',
  label: 'Заметка для своих',
  maxLength: 2000,
  access: accessToField('faq-questions.note'),
  admin: {
    description:
      'Видят эксперты и администраторы. Ни на сайт, ни в письмо посетителю она не попадает и стирается вместе с его данными.',
  },
}
