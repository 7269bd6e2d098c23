import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { loadCaptcha } from '../captcha/captcha-in-use.ts'
import { environment } from '../environment.ts'
import { isPreviewing } from '../preview/is-previewing.ts'
import { allowDrafts } from '../preview/sees-drafts.ts'
import { visitorAddress } from '../questions/visitor-address.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { type Making, newMaking, noteReads } from './making.ts'
import { createSharingTagsLoaders, type SharingTagsLoaders } from './sharing-tags.ts'

/** What every resolver gets: who asks, and loaders that batch within this one request. */
export type GraphqlContext = {
  payload: Payload
  req: PayloadRequest
  /** The answer to this request, whose sources are noted. */
  making: Making
  loaders: Loaders
  sharingTags: SharingTagsLoaders
  /** Whether unpublished changes are shown: to people of the panel, and to those they gave a preview token. */
  draft: boolean
  /** Address of the visitor, null when it cannot be told. */
  address: string | null
  /** The captcha's challenge, one a request however often it is asked for: making it takes work. */
  captchaChallenge: () => Promise<unknown>
}

/**
 * The context of a request; a bearer token or a panel session tells who asks. Whose token is wrong or past its time is answered as
 * any visitor: what is published is for everybody.
 */
export async function createContext(
  payload: Payload,
  request: Request,
  making: Making = newMaking(),
): Promise<GraphqlContext> {
  const previewing = await isPreviewing(payload, request.headers)
  const { user } = previewing ? { user: null } : await payload.auth({ headers: request.headers })
  const req = await createLocalReq(user ? { user } : {}, payload)
  noteReads(req, making)
  if (previewing) allowDrafts(req)
  const draft = previewing || Boolean(user)
  let challenge: Promise<unknown> | undefined
  return {
    payload,
    req,
    making,
    draft,
    address: visitorAddress(request.headers, environment.siteSecret),
    captchaChallenge: () => {
      challenge ??= loadCaptcha(payload, req).then((captcha) => captcha.createChallenge())
      return challenge
    },
    loaders: createLoaders(payload, req, draft),
    sharingTags: createSharingTagsLoaders(payload, req, draft),
  }
}
