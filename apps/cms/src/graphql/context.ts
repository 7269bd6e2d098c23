import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { createLoaders, type Loaders } from './loaders.ts'
import { createSharingTagsLoaders, type SharingTagsLoaders } from './sharing-tags.ts'

/** What every resolver gets: who asks, and loaders that batch within this one request. */
export type GraphqlContext = {
  payload: Payload
  req: PayloadRequest
  loaders: Loaders
  sharingTags: SharingTagsLoaders
  /** Whether unpublished changes are shown: only to people of the panel. */
  draft: boolean
}

/** The context of a request; a bearer token or a panel session tells who asks. */
export async function createContext(payload: Payload, request: Request): Promise<GraphqlContext> {
  const { user } = await payload.auth({ headers: request.headers })
  const req = await createLocalReq(user ? { user } : {}, payload)
  const draft = Boolean(user)
  return {
    payload,
    req,
    draft,
    loaders: createLoaders(payload, req, draft),
    sharingTags: createSharingTagsLoaders(payload, req, draft),
  }
}
