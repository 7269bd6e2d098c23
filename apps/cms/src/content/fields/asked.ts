import type { GroupField } from 'payload'
import { accessToField } from '../../access/access.ts'

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
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
      },
    },
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
