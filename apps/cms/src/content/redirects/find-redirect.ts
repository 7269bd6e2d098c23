import type { Payload, PayloadRequest } from 'payload'
import { documentPath } from '../document-path.ts'
import { idOf, type Loaders } from '../loaders.ts'
import { toPath } from './path.ts'

type Reader = { payload: Payload; req: PayloadRequest; loaders: Loaders }

/** The redirect of a path of the site; null when there is none, or when its target is not visible to the reader. */
export async function findRedirect(path: string, { payload, req, loaders }: Reader) {
  const from = toPath(path)
  if (!from) return null
  const { docs } = await payload.find({
    collection: 'redirects',
    req,
    depth: 0,
    overrideAccess: false,
    limit: 1,
    pagination: false,
    where: { from: { equals: from } },
  })
  const [found] = docs
  if (!found) return null
  const { reference, type, url } = found.to ?? {}
  const to =
    type === 'custom'
      ? url
      : reference && (await documentPath(loaders, reference.relationTo, idOf(reference.value)))
  return to && to !== from ? { to, permanent: found.type === '301' } : null
}
