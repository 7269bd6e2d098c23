import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { roleOf } from '../../access/roles.ts'
import { aloneInTable } from '../../databases/in-transaction.ts'
import { oneAtATime, savesOf } from '../../databases/lock.ts'
import type { Doc } from '../../panel/editing/same-content.ts'
import { isAboutHealth, isChecked } from './health-texts.ts'
import { type Check, hashOf, readCheck } from './rule.ts'

/** What the panel says about the check of a document, and whether the user is the one who may make it. */
export type CheckState = { note: string; mayCheck: boolean }

type Checkable = CheckState & {
  title: string
  updatedAt: string
  /** Stores that the user has found it right. */
  approve: (req: PayloadRequest) => Promise<unknown>
}
type User = NonNullable<PayloadRequest['user']>
type Load = (req: PayloadRequest, id: number, user: User) => Promise<Checkable | undefined>

const anothersTurn = 'Проверить должен другой человек: вы последними меняли этот текст.'
const read = 'Прочтите текст целиком и, если всё верно, нажмите «Проверено»:'
const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
})

/** The newest states of pages, drafts or not, with what is known of their check. */
export async function loadLatestPages(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: 'pages',
    req,
    pagination: false,
    where: { and: [{ latest: { equals: true } }, where] },
  })
  return docs.map(({ id, updatedAt, version }) => {
    const hash = hashOf(req.payload.collections.pages.config, version)
    return { id, updatedAt, version, hash, check: readCheck(version) }
  })
}

export const pageCheck = checkEndpoints('pages', async (req, id, { id: by, name }) => {
  const [latest] = await loadLatestPages(req, { parent: { equals: id } })
  if (!latest) return undefined
  const { check, hash, updatedAt, version } = latest
  const isOwn = check.writer === by
  const isDone = check.hash === hash
  const pleaseRead = `Этот текст ещё никто не\u00a0проверил. ${read} тогда коллега сможет его опубликовать.`
  const done = `Проверил(а) ${check.name}, ${moment.format(new Date(check.at ?? 0))} по\u00a0Москве.`
  return {
    note: isDone ? done : isOwn ? anothersTurn : pleaseRead,
    mayCheck: !isDone && !isOwn,
    title: String(version.title),
    updatedAt: String(version.updatedAt),
    approve: async (own) => {
      const checked: Check = { ...check, hash, by, name, at: new Date().toISOString() }
      // The moments of the change stay: a colleague who goes on writing is not disturbed.
      const versionData = { updatedAt, version: { checked, updatedAt: version.updatedAt } }
      const place = { collection: 'pages', id: latest.id, req: own } as const
      await own.payload.db.updateVersion({ ...place, versionData, returning: false })
    },
  }
})

export const textCheck = checkEndpoints('texts', async (req, id, user) => {
  const options = { collection: 'texts', id, depth: 0, disableErrors: true } as const
  const doc = await req.payload.findByID({ ...options, req })
  if (!doc) return undefined
  const { key, proposed, proposedBy, updatedAt } = doc
  const isOwn = proposedBy === user.id
  const waits = `Новый текст ждёт проверки, на\u00a0сайте пока прежний. ${isOwn ? anothersTurn : `${read} он сразу появится на\u00a0сайте.`}`
  const rule =
    'Текст о\u00a0здоровье: новый появится на\u00a0сайте, когда другой сотрудник откроет его здесь и\u00a0нажмёт «Проверено».'
  return {
    note: proposed ? waits : isAboutHealth(key) ? rule : '',
    mayCheck: Boolean(proposed) && !isOwn,
    title: proposed ?? key,
    updatedAt,
    approve: (own) =>
      own.payload.update({
        ...options,
        req: own,
        data: { text: proposed, proposed: null, proposedBy: null },
        context: { [isChecked]: true },
      }),
  }
})

/** Any colleague may check, also one who may not write. */
function checkEndpoints(place: 'pages' | 'texts', load: Load): Endpoint[] {
  const loadFor = async (req: PayloadRequest) => {
    if (!req.user || !roleOf(req)) throw new Forbidden(req.t)
    const found = await load(req, Number(req.routeParams?.id), req.user)
    if (!found) throw new NotFound(req.t)
    return found
  }
  const answer = async (req: PayloadRequest, doc?: unknown) => {
    const { note, mayCheck } = await loadFor(req)
    return Response.json({ note, mayCheck, doc })
  }
  const path = '/:id/check'
  const check: Endpoint['handler'] = async (req) => {
    await addDataAndFileToRequest(req)
    const onScreen = Date.parse(String(req.data?.updatedAt))
    const approve = async (own: PayloadRequest) => {
      const found = await loadFor(own)
      if (Date.parse(found.updatedAt) !== onScreen) throw new APIError(changedMeanwhile, 409)
      if (!found.mayCheck) throw new APIError(found.note, 409)
      const approved = await found.approve(own)
      const documentId = Number(own.routeParams?.id)
      await writeAuditEntry(own, { action: 'checked', place, documentId, documentTitle: found.title })
      return approved
    }
    const table = place === 'pages' ? '_pages_v' : place
    // A save in the panel compares what it knows with what is stored: nobody may check it in between.
    const doc = await oneAtATime(req.payload, savesOf(place), () => aloneInTable(req, table, approve))
    return answer(req, doc)
  }
  return [
    { path, method: 'get', handler: (req) => answer(req) },
    { path, method: 'post', handler: check },
  ]
}

const changedMeanwhile = 'Пока вы читали, текст изменили. Обновите страницу и\u00a0прочтите его ещё раз.'
