import { type CountName, isOnPurpose } from '@pryad/contract/counting/count-names.ts'
import type { SiteRequest } from '#app/api/context.ts'

/**
 * Adds one to a sum of today, where a page is really made or a form is really taken. Returns at once; a count that cannot be sent is lost.
 * A page that is kept is made for nobody in particular, and counts nothing.
 */
export function countOnServer(
  { counts, counting, visitorAddress }: SiteRequest,
  name: CountName,
  key: string,
): void {
  const may = counting === 'yes' || (counting === 'onPurposeOnly' && isOnPurpose(name))
  if (may && visitorAddress !== undefined) counts.add(name, key, visitorAddress)
}
