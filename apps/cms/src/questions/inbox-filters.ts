import type { CollectionBeforeOperationHook, Where } from 'payload'
import { personOf } from '../access/access.ts'
import { fieldTable } from '../access/access-table.ts'
import { isOverdue, waitingStates } from './promise.ts'

type InboxFilter = {
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
    where: isOverdue(overdueBefore),
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

const senderFields = ['asked.name', 'asked.email']

/** Fields of a question that the search of the panel looks into. */
export const searchedFields = ['question', ...senderFields]

/**
 * The search of the panel covers names and addresses of senders as well. For users who may not see them, these fields are left out, and
 * the search uses the rest: Payload would refuse all of it.
 */
export const searchBySender: CollectionBeforeOperationHook<'faq-questions'> = ({ args, operation, req }) => {
  if (operation !== 'read' || args.overrideAccess) return
  if (fieldTable['faq-questions.asked'].read.some((person) => person === personOf(req))) return
  if ('where' in args && args.where) args.where = withoutSender(args.where)
}

/** Alternatives about the sender are left out where others remain; a question about the sender alone stays, and is refused. */
function withoutSender(where: Where): Where {
  const inner = (conditions: Where[] | undefined) => conditions?.map(withoutSender)
  const others = where.or?.filter((condition) => !senderFields.some((field) => field in condition))
  return {
    ...where,
    ...(where.and ? { and: inner(where.and) ?? [] } : {}),
    ...(where.or && others && others.length > 0 ? { or: inner(others) ?? [] } : {}),
  }
}
