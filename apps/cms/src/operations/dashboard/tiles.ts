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
    listTile(req, {
      key: 'new',
      collection: 'faq-questions',
      where: { state: { equals: 'new' } },
      forms: ['новый вопрос', 'новых вопроса', 'новых вопросов'],
      isUrgent: true,
    }),
    listTile(req, {
      key: 'read',
      collection: 'faq-questions',
      where: { state: { equals: 'read' } },
      forms: ['вопрос ждёт ответа', 'вопроса ждут ответа', 'вопросов ждут ответа'],
    }),
    listTile(req, {
      key: 'overdue',
      collection: 'faq-questions',
      ...overdueFilter(await loadOverdueBefore(req.payload)),
      forms: [
        'вопрос ждёт дольше обещанного',
        'вопроса ждут дольше обещанного',
        'вопросов ждут дольше обещанного',
      ],
    }),
    ...(mayWrite ? Object.keys(draftForms).map((slug) => drafts(req, slug as keyof typeof draftForms)) : []),
    uncheckedPages(req),
    listTile(req, {
      key: 'uncheckedTexts',
      collection: 'texts',
      where: { proposed: { exists: true } },
      sort: 'id',
      forms: ['текст ждёт проверки', 'текста ждут проверки', 'текстов ждут проверки'],
    }),
    ...(mayWrite ? [scheduled(req)] : []),
    ...(hasRole(req, 'admin') ? [listTile(req, unsentMails)] : []),
  ])
  // Questions are always told of, also that there are none.
  return tiles.filter(({ key, count }) => count > 0 || key === 'new' || key === 'read')
}

type Waiting = {
  key: string
  collection: CollectionSlug
  where: Where
  sort?: string
  forms: Forms
  isUrgent?: boolean
}

const unsentMails: Waiting = {
  key: 'mails',
  collection: 'mails',
  where: { state: { in: ['failed', 'unknown'] } },
  forms: ['письмо не отправлено', 'письма не отправлены', 'писем не отправлены'],
  isUrgent: true,
}

/** Counts the documents that wait, as far as the user may see them, and leads to the list of them. */
async function listTile(req: PayloadRequest, waiting: Waiting): Promise<Tile> {
  const { key, collection, where, sort = '-createdAt', forms, isUrgent = false } = waiting
  const { totalDocs: count } = await req.payload.count({ collection, where, overrideAccess: false, req })
  const href = `/admin/collections/${collection}?${toPanelQuery({ where, sort })}`
  return { key, count, label: plural(count, forms), href, isUrgent: isUrgent && count > 0 }
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
