import type { PayloadRequest } from 'payload'

/** Lets a request read unpublished materials, though nobody is signed in: the right of a preview token, and all of it. */
export function allowDrafts(req: PayloadRequest): void {
  req.context.seesDrafts = true
}

/** Whether a request may read unpublished materials by a preview token. */
export function seesDrafts(req: PayloadRequest): boolean {
  return req.context.seesDrafts === true
}
