import type { PayloadRequest } from 'payload'

/** A document as Payload's locks name it. */
export type Place = { collection: string; id: number | string } | { global: string }

/**
 * Whether the request itself is about this document. Hooks save other documents with the same request, and its headers do not apply to those.
 * Its address says so: a version has a number of its own, which is no document's (`/pages/versions/3`).
 */
export function isRequestedDocument({ payloadAPI, pathname }: PayloadRequest, place: Place): boolean {
  const address = 'global' in place ? `/globals/${place.global}/` : `/${place.collection}/${place.id}/`
  return payloadAPI === 'REST' && `${pathname}/`.endsWith(address)
}

/** Whether the panel saves by itself while an editor writes. Payload turns `true` in the address into a boolean. */
export function isAutosave({ query }: PayloadRequest): boolean {
  return String(query?.autosave) === 'true'
}
