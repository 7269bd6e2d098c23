import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { allowDrafts } from '../../access/access.ts'
import { createLoaders, type Loaders } from '../../content/loaders.ts'
import { isPreviewing } from '../../content/preview/preview.ts'
import { findAll } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import { isFromSite, visitorAddress } from '../../http/visitor-address.ts'
import { loadCaptcha } from '../../questions/captcha/captcha-in-use.ts'
import { listed } from './lists.ts'
import { createRelatedByTagLoaders, type RelatedByTagLoaders } from './related-by-tag.ts'

/** Every resolver gets this: the reader, and loaders that batch within this one request. */
export type GraphqlContext = {
  payload: Payload
  req: PayloadRequest
  loaders: Loaders
  relatedByTag: RelatedByTagLoaders
  lessonOrder: LessonOrder
  /** Whether unpublished changes are shown: to people of the panel, and to those they gave a preview token. */
  draft: boolean
  /** Address of the visitor, null when it cannot be told. */
  address: string | null
  /** Whether the public site itself asks, by the secret that both know. */
  isFromSite: boolean
  /** The captcha's challenge, made once a request however often it is asked for: making it takes work. */
  captchaChallenge: () => Promise<unknown>
}

/**
 * The context of a request; a bearer token or a panel session names the reader. A request with a wrong or expired token is
 * answered as any visitor's: published content is for everybody.
 */
export async function createContext(payload: Payload, request: Request): Promise<GraphqlContext> {
  const previewing = await isPreviewing(payload, request.headers)
  const user = previewing ? null : await userOf(payload, request.headers)
  const req = await createLocalReq(user ? { user } : {}, payload)
  if (previewing) allowDrafts(req)
  const draft = previewing || Boolean(user)
  let challenge: Promise<unknown> | undefined
  return {
    payload,
    req,
    draft,
    address: visitorAddress(request.headers, environment.siteSecret),
    isFromSite: isFromSite(request.headers, environment.siteSecret),
    captchaChallenge: () => {
      challenge ??= loadCaptcha(payload, req).then((captcha) => captcha.createChallenge())
      return challenge
    },
    loaders: createLoaders(payload, req, draft),
    relatedByTag: createRelatedByTagLoaders(payload, req, draft),
    lessonOrder: createLessonOrder(payload, req, draft),
  }
}

/** The signed-in reader. Payload also computes all their permissions: for visitors, who send no credentials, it is not called. */
async function userOf(payload: Payload, headers: Headers) {
  if (!headers.has('authorization') && !headers.has('cookie')) return null
  return (await payload.auth({ headers })).user
}

/** Ids of all lessons that the reader may see, in the editors' order. */
type LessonOrder = () => Promise<number[]>

/** The order is read once a request, and only if a lesson's neighbours are asked for. */
function createLessonOrder(payload: Payload, req: PayloadRequest, draft: boolean): LessonOrder {
  let order: Promise<number[]> | undefined
  return () => {
    order ??= findAll(payload, {
      collection: 'videos',
      req,
      draft,
      overrideAccess: false,
      where: listed({}, { draft }),
      sort: '_order',
      select: { slug: true },
    }).then((lessons) => lessons.map(({ id }) => id))
    return order
  }
}
