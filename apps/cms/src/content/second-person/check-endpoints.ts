import {
  APIError,
  addDataAndFileToRequest,
  type CollectionConfig,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { roleOf } from '../../access/roles.ts'
import { aloneInTable } from '../../databases/in-transaction.ts'
import type { Doc } from '../../panel/editing/same-content.ts'
import { idOf } from '../loaders.ts'
import { isAboutHealth, isChecked } from './health-texts.ts'
import { type Check, hashOf, readCheck } from './rule.ts'

/** What the panel says about the check of a document, and whether the user is the one who may make it. */
export type CheckState = { note: string; mayCheck: boolean }

/** A document as the check sees it: `approve` stores that the user has found it right. */
type Checkable = CheckState & {
  title: string
  updatedAt: string
  approve: (req: PayloadRequest, name: string) => Promise<unknown>
}

type Load = (req: PayloadRequest, id: number, reader: number) => Promise<Checkable | undefined>

const anothersTurn = 'Проверить должен другой человек: вы последними меняли этот текст.'
const changedMeanwhile = 'Пока вы читали, текст изменили. Обновите страницу и\u00a0прочтите его ещё раз.'
const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
})

export const pageCheck = checkEndpoints('pages', '_pages_v', async (req, id, reader) => {
  const latest = await loadLatestPage(req, id)
  if (!latest) return undefined
  const { check, hash, version } = latest
  return {
    ...pageState(check, hash, reader),
    title: String(version.title),
    updatedAt: String(version.updatedAt),
    // Nothing else is written, nor the moment of the change: a colleague who goes on writing is not disturbed.
    approve: (own, name) =>
      own.payload.db.updateVersion({
        collection: 'pages',
        id: latest.id,
        req: own,
        returning: false,
        versionData: {
          updatedAt: latest.updatedAt,
          version: {
            checked: { ...check, hash, by: reader, name, at: new Date().toISOString() } satisfies Check,
            updatedAt: version.updatedAt,
          },
        },
      }),
  }
})

function pageState(check: Check, hash: string, reader: number): CheckState {
  if (check.hash === hash && check.at)
    return {
      note: `Проверил(а) ${check.name}, ${moment.format(new Date(check.at))}.`,
      mayCheck: false,
    }
  if (check.writer === reader) return { note: anothersTurn, mayCheck: false }
  const note =
    'Этот текст ещё никто не\u00a0проверил. Прочтите его целиком. Если всё верно, нажмите «Проверено»: тогда коллега сможет его опубликовать.'
  return { note, mayCheck: true }
}

/** The newest state of a page, draft or not, with what is known of its check. */
export async function loadLatestPage(req: PayloadRequest, id: number | string) {
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: 'pages',
    req,
    limit: 1,
    pagination: false,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  const [latest] = docs
  if (!latest) return undefined
  const { id: versionId, updatedAt, version } = latest
  const hash = hashOf(req.payload.collections.pages.config, version)
  return { id: versionId, updatedAt, version, hash, check: readCheck(version) }
}

export const textCheck = checkEndpoints('texts', 'texts', async (req, id, reader) => {
  const options = { collection: 'texts', id, req, depth: 0, disableErrors: true } as const
  const doc = await req.payload.findByID(options)
  if (!doc) return undefined
  const { key, proposed, proposedBy, text, updatedAt } = doc
  const isOwn = proposedBy ? idOf(proposedBy) === reader : false
  return {
    note: !isAboutHealth(key)
      ? ''
      : !proposed
        ? needsCheck
        : isOwn
          ? `${waits} ${anothersTurn}`
          : `${waits} ${pleaseRead}`,
    mayCheck: Boolean(proposed) && !isOwn,
    title: text ?? key,
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

const needsCheck =
  'Текст о\u00a0здоровье. Новый появится на\u00a0сайте, когда другой сотрудник откроет его здесь и\u00a0нажмёт «Проверено».'
const waits = 'Новый текст ждёт проверки, на\u00a0сайте пока прежний.'
const pleaseRead = 'Прочтите его. Если всё верно, нажмите «Проверено»: он сразу появится на\u00a0сайте.'

/** Any colleague may check, also one who may not write. */
function checkEndpoints(
  place: 'pages' | 'texts',
  table: string,
  load: Load,
): NonNullable<CollectionConfig['endpoints']> {
  const loadFor = async (req: PayloadRequest) => {
    if (!req.user || !roleOf(req)) throw new Forbidden(req.t)
    const found = await load(req, Number(req.routeParams?.id), req.user.id)
    if (!found) throw new NotFound(req.t)
    return found
  }
  const read: Endpoint['handler'] = async (req) => {
    const { note, mayCheck } = await loadFor(req)
    return Response.json({ note, mayCheck })
  }
  return [
    { path: '/:id/check', method: 'get', handler: read },
    {
      path: '/:id/check',
      method: 'post',
      handler: async (req) => {
        await addDataAndFileToRequest(req)
        const onScreen = Date.parse(String(req.data?.updatedAt))
        await aloneInTable(req, table, async (own) => {
          const found = await loadFor(own)
          if (Date.parse(found.updatedAt) !== onScreen) throw new APIError(changedMeanwhile, 409)
          if (!found.mayCheck) throw new APIError(found.note, 409)
          await found.approve(own, own.user?.name ?? '')
          await writeAuditEntry(own, {
            action: 'checked',
            place,
            documentId: Number(own.routeParams?.id),
            documentTitle: found.title,
          })
        })
        return read(req)
      },
    },
  ]
}
