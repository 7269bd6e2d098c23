import type { Payload, PayloadRequest } from 'payload'
import { listed } from './listed.ts'

/** Ids of all lessons that the reader may see, in the editors' order. */
export type LessonOrder = () => Promise<number[]>

/** The order is read once a request, and only if a lesson's neighbours are asked for. */
export function createLessonOrder(payload: Payload, req: PayloadRequest, draft: boolean): LessonOrder {
  let order: Promise<number[]> | undefined
  return () => {
    order ??= payload
      .find({
        collection: 'videos',
        req,
        draft,
        depth: 0,
        overrideAccess: false,
        pagination: false,
        where: listed({}, { draft }),
        sort: '_order',
        select: { slug: true },
      })
      .then(({ docs }) => docs.map(({ id }) => id))
    return order
  }
}
