import type { PayloadRequest } from 'payload'

/** A document as Payload's locks name it. */
export type Place = { collection: string; id: number | string } | { global: string }

/**
 * Whether the request itself is about this document. Hooks save other documents with the same request, and its headers do not apply to those.
 */
export function isRequestedDocument({ payloadAPI, routeParams }: PayloadRequest, place: Place): boolean {
  if (payloadAPI !== 'REST') return false
  return 'global' in place
    ? routeParams?.global === place.global
    : routeParams?.collection === place.collection && String(routeParams?.id) === String(place.id)
}

/** Whether the panel saves by itself while an editor writes. Payload turns `true` in the address into a boolean. */
export function isAutosave({ query }: PayloadRequest): boolean {
  return String(query?.autosave) === 'true'
}
