import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { loadLatestPages } from '../../content/second-person/check-endpoints.ts'
import { withoutBlankDrafts } from '../../panel/editing/blank-drafts.ts'
import { toPanelQuery } from '../../panel/panel-query.ts'
import { plural } from '../../panel/plural.ts'
import { waitingToPublish } from '../../panel/scheduled/load-scheduled.ts'
import { overdueFilter } from '../../questions/inbox-filters.ts'
import { loadOverdueBefore } from '../../questions/promise.ts'

/** A number worth seeing on the first page, and where it leads. */
export type Tile = { key: string; count: number; label: string; href: string; isUrgent: boolean }

type Forms = readonly [string, string, string]

const draftForms = {
  articles: ['черновик статьи', 'черновика статей', 'черновиков статей'],
  videos: ['черновик урока', 'черновика уроков', 'черновиков уроков'],
  products: ['черновик оттенка', 'черновика оттенков', 'черновиков оттенков'],
  slides: ['черновик слайда', 'черновика слайдов', 'черновиков слайдов'],
  pages: ['черновик страницы', 'черновика страниц', 'черновиков страниц'],
} satisfies Partial<Record<CollectionSlug, Forms>>

/** Work that waits for the user: questions, drafts, publications to come and, for administrators, letters that did not leave. */
export async function loadTiles(req: PayloadRequest): Promise<Tile[]> {
  const mayWrite = hasRole(req, 'editor', 'admin')
  const tiles = await Promise.all([
    questions(req, 'new', ['новый вопрос', 'новых вопроса', 'новых вопросов'], true),
    questions(req, 'read', ['вопрос ждёт ответа', 'вопроса ждут ответа', 'вопросов ждут ответа'], false),
    overdue(req),
    ...(mayWrite ? Object.keys(draftForms).map((slug) => drafts(req, slug as keyof typeof draftForms)) : []),
    uncheckedPages(req),
    uncheckedTexts(req),
    ...(mayWrite ? [scheduled(req)] : []),
    ...(hasRole(req, 'admin') ? [unsentMails(req)] : []),
  ])
  // Questions are always told of, also that there are none.
  return tiles.filter(({ key, count }) => count > 0 || key === 'new' || key === 'read')
}

async function questions(
  req: PayloadRequest,
  state: 'new' | 'read',
  forms: Forms,
  isUrgent: boolean,
): Promise<Tile> {
  const where: Where = { state: { equals: state } }
  const { totalDocs: count } = await req.payload.count({
    collection: 'faq-questions',
    where,
    overrideAccess: false,
    req,
  })
  const href = `/admin/collections/faq-questions?${toPanelQuery({ where, sort: '-createdAt' })}`
  return { key: state, count, label: plural(count, forms), href, isUrgent: isUrgent && count > 0 }
}

/** Questions that wait longer than visitors were promised. */
async function overdue(req: PayloadRequest): Promise<Tile> {
  const filter = overdueFilter(await loadOverdueBefore(req.payload))
  const { where } = filter
  const options = { collection: 'faq-questions', where, overrideAccess: false, req } as const
  const { totalDocs: count } = await req.payload.count(options)
  const label = plural(count, [
    'вопрос ждёт дольше обещанного',
    'вопроса ждут дольше обещанного',
    'вопросов ждут дольше обещанного',
  ])
  const href = `/admin/collections/faq-questions?${toPanelQuery(filter)}`
  return { key: 'overdue', count, label, href, isUrgent: true }
}

async function drafts(req: PayloadRequest, collection: keyof typeof draftForms): Promise<Tile> {
  const where: Where = { _status: { equals: 'draft' } }
  const { totalDocs: count } = await req.payload.find({
    collection,
    draft: true,
    where: { and: [where, (await withoutBlankDrafts(req, collection)) ?? {}] },
    depth: 0,
    limit: 1,
    select: {},
    overrideAccess: false,
    req,
  })
  const href = `/admin/collections/${collection}?${toPanelQuery({ where, sort: '-updatedAt' })}`
  return { key: collection, count, label: plural(count, draftForms[collection]), href, isUrgent: false }
}

/** Drafts that editors may publish only after a colleague has checked them. */
async function uncheckedPages(req: PayloadRequest): Promise<Tile> {
  const drafts = await loadLatestPages(req, {
    and: [
      { 'version._status': { equals: 'draft' } },
      { 'version.title': { exists: true } },
      { 'version.deletedAt': { exists: false } },
    ],
  })
  const count = drafts.filter(({ check, hash }) => check.hash !== hash).length
  const label = plural(count, ['страница ждёт проверки', 'страницы ждут проверки', 'страниц ждут проверки'])
  const query = toPanelQuery({ where: { _status: { equals: 'draft' } }, sort: '-updatedAt' })
  return { key: 'uncheckedPages', count, label, href: `/admin/collections/pages?${query}`, isUrgent: false }
}

async function uncheckedTexts(req: PayloadRequest): Promise<Tile> {
  const where: Where = { proposed: { exists: true } }
  const { totalDocs: count } = await req.payload.count({
    collection: 'texts',
    where,
    overrideAccess: false,
    req,
  })
  const label = plural(count, ['текст ждёт проверки', 'текста ждут проверки', 'текстов ждут проверки'])
  const href = `/admin/collections/texts?${toPanelQuery({ where, sort: 'id' })}`
  return { key: 'uncheckedTexts', count, label, href, isUrgent: false }
}

/** Publications and their ends that wait for their time. */
async function scheduled(req: PayloadRequest): Promise<Tile> {
  const { totalDocs: count } = await req.payload.count({
    collection: 'payload-jobs',
    where: waitingToPublish,
    req,
  })
  const label = plural(count, [
    'публикация по расписанию',
    'публикации по расписанию',
    'публикаций по расписанию',
  ])
  return { key: 'scheduled', count, label, href: '/admin/scheduled', isUrgent: false }
}

async function unsentMails(req: PayloadRequest): Promise<Tile> {
  const where: Where = { state: { in: ['failed', 'unknown'] } }
  const { totalDocs: count } = await req.payload.count({ collection: 'mails', where, req })
  const label = plural(count, ['письмо не отправлено', 'письма не отправлены', 'писем не отправлены'])
  const href = `/admin/collections/mails?${toPanelQuery({ where, sort: '-createdAt' })}`
  return { key: 'mails', count, label, href, isUrgent: count > 0 }
}
