import { createHash } from 'node:crypto'
import type { CollectionConfig, Payload, PayloadRequest } from 'payload'
import site from '../../../../content/site.json' with { type: 'json' }
import { accessTo } from '../access/access.ts'
import { badUserInput } from '../content/refusals.ts'
import { blocksInWords } from '../content/rich-text/blocks-in-words.ts'
import { isRichText } from '../content/rich-text/nodes.ts'
import { moment } from '../content/shared-fields.ts'
import { findFirst } from '../databases/find.ts'
import { plainText } from './answer.ts'

/** Consents of visitors: numbers that outlive the data they were given for, so nothing here tells whose they are. */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Согласие', plural: 'Согласия' },
  access: accessTo('consents'),
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: false,
    defaultColumns: ['id', 'givenAt', 'edition', 'withdrawnAt'],
    description:
      'Когда и на какой текст дано согласие. Чьё оно, здесь не сказано: номер согласия стоит в вопросе, пока тот хранит данные посетителя.',
  },
  fields: [
    { name: 'givenAt', type: 'date', label: 'Дано', required: true, admin: { date: moment } },
    {
      name: 'edition',
      type: 'relationship',
      relationTo: 'consent-editions',
      label: 'Редакция',
      required: true,
    },
    { name: 'withdrawnAt', type: 'date', label: 'Отозвано и стёрто', admin: { date: moment } },
  ],
}

/** The texts that visitors have consented to, whole. A changed text is a new edition with the next question. */
export const ConsentEditions: CollectionConfig = {
  slug: 'consent-editions',
  labels: { singular: 'Редакция согласия', plural: 'Редакции согласия' },
  access: accessTo('consent-editions'),
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: false,
    // Known by its number: a date as a title is «Загрузка…» until somebody has opened a list.
    defaultColumns: ['id', 'since', 'text', 'hash'],
    listSearchableFields: ['text'],
    description:
      'Тексты согласия, как их видели посетители. Новая редакция появляется с первым вопросом после правки.',
  },
  fields: [
    { name: 'since', type: 'date', label: 'Первое согласие', required: true, admin: { date: moment } },
    { name: 'text', type: 'textarea', label: 'Текст', required: true },
    { name: 'hash', type: 'text', label: 'SHA-256 текста', required: true, unique: true, index: true },
  ],
}

/** The words beside the box that the visitor ticks. */
const tickedLine = {
  key: 'site.forms.feedback.consent.label',
  original: site.texts.forms.feedback.consent.label,
}

const noConsent =
  'Вопросы пока не\u00a0принимаются: текст согласия ещё не\u00a0готов. Напишите нам на\u00a0почту: адрес внизу страницы.'

/**
 * The edition that a visitor consents to now: the text of the page `consent` as it is published, and the line that is ticked in the form.
 * Of questions that bring a new edition at the same moment the unique hash lets one add it.
 * @throws {GraphQLError} `BAD_USER_INPUT` where there is no such page: nobody can consent to nothing.
 */
export async function currentEdition(payload: Payload): Promise<number> {
  const text = await consentText(payload)
  if (text === undefined) throw badUserInput(noConsent, { consent: noConsent })
  const hash = createHash('sha256').update(text).digest('hex')
  const known = await findEdition(payload, hash)
  if (known !== undefined) return known
  try {
    const data = { since: new Date().toISOString(), text, hash }
    return (await payload.create({ collection: 'consent-editions', depth: 0, data })).id
  } catch (error) {
    const added = await findEdition(payload, hash)
    if (added === undefined) throw error
    return added
  }
}

async function findEdition(payload: Payload, hash: string): Promise<number | undefined> {
  const options = { where: { hash: { equals: hash } }, select: { hash: true } } as const
  return (await findFirst(payload, { collection: 'consent-editions', ...options }))?.id
}

async function consentText(payload: Payload): Promise<string | undefined> {
  const isPublished = { slug: { equals: 'consent' }, _status: { equals: 'published' } }
  const [page, line] = await Promise.all([
    findFirst(payload, { collection: 'pages', where: isPublished }),
    findFirst(payload, { collection: 'texts', where: { key: { equals: tickedLine.key } } }),
  ])
  const ticked = line?.text ?? tickedLine.original
  return page && `${page.title}\n\n${paragraphsOf(page.body)}\n\nОтметка в форме: «${ticked}»`
}

function paragraphsOf(body: unknown): string {
  const words = blocksInWords(body)
  if (!isRichText(words)) return ''
  const { children } = words.root
  return children.map((node) => plainText({ root: { ...words.root, children: [node] } })).join('\n\n')
}

/** Stores a consent to an edition, in the transaction of `req`, and answers its number. */
export async function giveConsent(req: PayloadRequest, edition: number): Promise<number> {
  const data = { edition, givenAt: new Date().toISOString() }
  return (await req.payload.create({ collection: 'consents', depth: 0, req, data })).id
}
