import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { deriveSecret } from '../../access/derive-secret.ts'
import { findFirst } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import type { Media, Tag } from '../../payload-types.ts'
import { createLoaders, type Loaders, loadOne, type Reference } from '../loaders.ts'
import { shareHeight, shareWidth } from './draw-share-card.ts'

/** Kinds of documents that have a picture for link previews made of their title. */
type SharedKind = 'article' | 'lesson' | 'topic' | 'shade'

const namePattern = /^((article|lesson|topic|shade)-(\d{1,9})\.[0-9a-f]{10})\.([0-9a-f]{16})\.jpg$/
const key = deriveSecret(environment.payloadSecret, 'names of share pictures')

/** Names are signed, so that one that nobody gave is refused before anything is read for it. */
function sign(stem: string): string {
  return createHmac('sha256', key).update(stem).digest('hex').slice(0, 16)
}

/** The document that a picture's file name is about; null when this installation has never given the name. */
function readShareName(file: string): { kind: string; id: number } | null {
  const [, stem, kind, id, signature] = namePattern.exec(file) ?? []
  if (!stem || !kind || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(sign(stem)), Buffer.from(signature))
  return isOurs ? { kind, id: Number(id) } : null
}

/** The contents of such a picture, and its file name. */
export type ShareCard = {
  kicker: string
  title: string
  brand: string
  media: Media | null
  /** `<kind>-<id>.<10 hex>.<16 hex>.jpg`: a fingerprint of all that is drawn, so that the picture may be kept for ever, and a signature. */
  file: string
}

/** How a visitor's documents are read. */
export type Reading = { payload: Payload; req: PayloadRequest; loaders: Loaders }

type Lesson = { id: number; title: string; durationSeconds?: number | null; preview?: Reference | null }
type Shade = { id: number; shadeNumber: string; shadeName: string; picture?: Reference | null }
type Article = { id: number; title: string; preview?: Reference | null }

/** Raised when pictures are drawn in another way. */
const drawing = 1

export function articleCard({ id, title, preview }: Article, reading: Reading): Promise<ShareCard> {
  return toCard({ kind: 'article', id, kicker: 'Статья', title, picture: preview }, reading)
}

export function lessonCard(lesson: Lesson, reading: Reading): Promise<ShareCard> {
  const { id, title, durationSeconds, preview } = lesson
  const kicker = durationSeconds ? `Видеоурок · ${formatClock(durationSeconds)}` : 'Видеоурок'
  return toCard({ kind: 'lesson', id, kicker, title, picture: preview }, reading)
}

export function shadeCard(shade: Shade, reading: Reading): Promise<ShareCard> {
  const { id, shadeNumber, shadeName, picture } = shade
  return toCard({ kind: 'shade', id, kicker: `Оттенок ${shadeNumber}`, title: shadeName, picture }, reading)
}

/** A topic without a picture of its own has that of its newest article. */
export async function topicCard({ id, name, picture }: Tag, reading: Reading): Promise<ShareCard> {
  const shown = picture ?? (await newestPicture(id, reading))
  return toCard({ kind: 'topic', id, kicker: 'Всё по теме', title: name, picture: shown }, reading)
}

async function newestPicture(tag: number, { payload, req }: Reading): Promise<Reference | null | undefined> {
  const newest = await findFirst(payload, {
    req,
    draft: false,
    overrideAccess: false,
    collection: 'articles',
    where: { tags: { in: [tag] } },
    select: { preview: true },
    sort: '-publishedAt',
  })
  return newest?.preview
}

type Shown = {
  kind: SharedKind
  id: number
  kicker: string
  title: string
  picture: Reference | null | undefined
}

async function toCard(
  { kind, id, kicker, title, picture }: Shown,
  { payload, req, loaders }: Reading,
): Promise<ShareCard> {
  const [media, brand] = await Promise.all([loadOne(loaders.media, picture), brandOf(payload, req)])
  const drawn = [drawing, kicker, title, brand, media?.filename, media?.edition]
  const print = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 10)
  const stem = `${kind}-${id}.${print}`
  return { kicker, title, brand, media, file: `${stem}.${sign(stem)}.jpg` }
}

const brands = new WeakMap<PayloadRequest, Promise<string>>()

/** Name of the site, read once a request. */
function brandOf(payload: Payload, req: PayloadRequest): Promise<string> {
  const known =
    brands.get(req) ??
    payload
      .findGlobal({ slug: 'site-settings', req, depth: 0, overrideAccess: false, draft: false })
      .then(({ name }) => name)
  brands.set(req, known)
  return known
}

/** Seconds as a clock shows them, e.g. `0:52`. */
function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** The card of a file name, if there is such a picture at this moment: of a published document, with just these words. */
export async function findShareCard(payload: Payload, file: string): Promise<ShareCard | null> {
  const name = readShareName(file)
  if (!name) return null
  const req = await createLocalReq({}, payload)
  const card = await cardOf(name.kind, name.id, {
    payload,
    req,
    loaders: createLoaders(payload, req, false),
  })
  return card?.file === file ? card : null
}

async function cardOf(kind: string, id: number, reading: Reading): Promise<ShareCard | null> {
  const { loaders } = reading
  const cardFrom = async <Document>(
    found: Promise<Document | null>,
    cardFor: (document: Document, reading: Reading) => Promise<ShareCard>,
  ) => {
    const document = await found
    return document && cardFor(document, reading)
  }
  switch (kind) {
    case 'article':
      return cardFrom(loaders.articles.load(id), articleCard)
    case 'lesson':
      return cardFrom(loaders.videos.load(id), lessonCard)
    case 'shade':
      return cardFrom(loaders.products.load(id), shadeCard)
    default:
      return cardFrom(loaders.tags.load(id), topicCard)
  }
}

type SharePicture = { url: string; width: number; height: number; alt: string }

/** A resolver of the picture that link previews of a document show. Drafts have none: pictures show published documents only. */
export function sharePictureOf<Source>(toCard: (source: Source, reading: Reading) => Promise<ShareCard>) {
  return async (
    source: Source,
    _: object,
    context: Reading & { draft: boolean },
  ): Promise<SharePicture | null> => {
    if (context.draft) return null
    const { file, kicker, title, media } = await toCard(source, context)
    const alt = [kicker, title, media?.alt].filter(Boolean).join('. ')
    return { url: `/share/${file}`, width: shareWidth, height: shareHeight, alt }
  }
}
