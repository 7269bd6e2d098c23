import type { Where } from 'payload'
import { waitingStates } from '../promise.ts'

export type InboxFilter = {
  label: string
  where: Where
  sort: string
  isUrgent?: boolean
  /** The text for an empty list. */
  empty: string
  /** A note above a list that is not empty. */
  note?: string
}

const waiting: Where = { state: { in: [...waitingStates] } }

/** Filters of the inbox, with the labels that the panel shows; without a person there are none about them. */
export function inboxFilters(person: number | undefined, overdueBefore: Date): InboxFilter[] {
  return [
    { label: 'Все', where: {}, sort: '-createdAt', empty: 'Вопросов пока никто не\u00a0задал.' },
    {
      label: 'Новые',
      where: { state: { equals: 'new' } },
      sort: '-createdAt',
      empty: 'Новых вопросов нет: все прочитаны.',
    },
    {
      label: 'Ждут ответа',
      where: { state: { equals: 'read' } },
      sort: '-createdAt',
      empty: 'Прочитанных вопросов без ответа нет.',
    },
    overdueFilter(overdueBefore),
    ...(person === undefined ? [] : [ownFilter(person)]),
    {
      label: 'С ответом',
      where: { state: { equals: 'answered' } },
      sort: '-createdAt',
      empty: 'Здесь будут вопросы, на\u00a0которые вы и\u00a0коллеги ответили.',
    },
    {
      label: 'На сайте',
      where: { published: { equals: 'true' } },
      // In the order of the site, which is changed by dragging.
      sort: '_order',
      note: 'В\u00a0таком порядке вопросы стоят на\u00a0сайте. Чтобы изменить его, перетащите строку за\u00a0точки слева.',
      empty:
        'На\u00a0сайте вопросов пока нет. Чтобы показать вопрос с\u00a0ответом всем, отметьте в\u00a0нём «Показывать на\u00a0сайте».',
    },
    { label: 'Спам', where: { state: { equals: 'spam' } }, sort: '-createdAt', empty: 'Спама нет.' },
  ]
}

/** The questions that wait longer than promised, the oldest first. */
export function overdueFilter(overdueBefore: Date): InboxFilter {
  return {
    label: 'Ждут дольше обещанного',
    where: { ...waiting, createdAt: { less_than: overdueBefore.toISOString() } },
    sort: 'createdAt',
    isUrgent: true,
    empty: 'Никто не\u00a0ждёт дольше, чем обещано на\u00a0сайте. Спасибо!',
  }
}

/** The questions that one person is to answer. */
function ownFilter(person: number): InboxFilter {
  return {
    label: 'Мои',
    where: { ...waiting, assignee: { equals: person } },
    sort: 'createdAt',
    empty:
      'Своих вопросов у\u00a0вас сейчас нет. Сюда попадают те, что вы взяли себе или поручил вам коллега. ' +
      'Чтобы взять вопрос, откройте его на\u00a0полке «Новые» или «Ждут ответа», выберите себя в\u00a0поле «Кто отвечает» и\u00a0сохраните.',
  }
}
