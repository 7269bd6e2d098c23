import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook, CollectionConfig, DateField } from 'payload'
import { date } from 'payload/shared'

/** Drafts that save themselves while somebody writes, and may be published or hidden at a given time. */
export const drafts = { autosave: { interval: 2000 }, schedulePublish: { timeFormat: 'HH:mm' } }

/** Drafts with their older versions, each of which may be restored. */
export const draftsWithVersions = { drafts, maxPerDoc: 50 } satisfies CollectionConfig['versions']

/**
 * Indexes for the site's queries of a collection with drafts and a trash, however many documents it holds: published documents by the
 * date they are sorted by, and the times of their changes, which every request to the API reads.
 */
export function publishedIndexes(...dates: string[]): NonNullable<CollectionConfig['indexes']> {
  return [...dates, 'updatedAt'].map((date) => ({ fields: ['_status', 'deletedAt', date, 'createdAt'] }))
}

/** Dates a document by its first publication unless the editor gave a date. Today's noon, which the panel gives to a day, may be ahead. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const publishedAt = data.publishedAt === undefined ? originalDoc?.publishedAt : data.publishedAt
  const isAhead = new Date(publishedAt).getTime() > Date.now()
  // Payload validates after this hook: a later day is left to be refused.
  if (!publishedAt || (isAhead && !isOfLaterDay(publishedAt))) data.publishedAt = new Date().toISOString()
  return data
}

const clockToleranceMs = 5 * 60 * 1000
const moscowDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' })

/** Whether a date is of a later day than today's; clocks may differ a little. */
function isOfLaterDay(value: unknown): boolean {
  if (typeof value !== 'string' && !(value instanceof Date)) return false
  const time = new Date(value).getTime()
  return time > Date.now() + clockToleranceMs && moscowDay.format(time) > moscowDay.format(Date.now())
}

/** The date that a document's readers see. Publishing makes a document public at once, whatever its date: a later day is for the schedule. */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  type: 'date',
  label: 'Дата публикации',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
  hooks: {
    beforeValidate: [
      // The schedule publishes without naming a date: then the document is of that moment.
      ({ data, originalDoc, siblingData, value }) =>
        siblingData.publishedAt === undefined &&
        (data?._status ?? originalDoc?._status) === 'published' &&
        isOfLaterDay(value)
          ? new Date().toISOString()
          : value,
    ],
  },
  validate: (value, options) => {
    const { _status } = options.data as { _status?: unknown }
    return _status === 'published' && isOfLaterDay(value)
      ? 'Этот день ещё не\u00a0наступил. Поставьте сегодняшний или сотрите дату: она появится сама. А\u00a0чтобы материал вышел в\u00a0этот день, оставьте его черновиком: стрелка у\u00a0кнопки публикации\u00a0→ «Опубликовать или снять по\u00a0расписанию».'
      : date(value, options)
  },
}

/** Words a calm reader takes in per minute of a text that is also done by hand. */
const wordsPerMinute = 130

/** Keeps «минут на чтение» in step with the text; at least one minute. */
export const setReadingMinutes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.body) {
    const words = convertLexicalToPlaintext({ data: data.body }).split(/\s+/).filter(Boolean).length
    data.readingMinutes = Math.max(1, Math.round(words / wordsPerMinute))
  }
  return data
}
