import { isRecord } from '#app/lib/is-record.ts'
import type { FinderData } from './finder-view.ts'

/**
 * The version of the shape of `FinderData`, names of texts included. It rises with every change of the shape: a page opened before a release
 * must not read data that the server sends after it.
 */
export const finderDataVersion = 4

/** Whether the received data is for this build; its version vouches for the shape. */
export function isFinderData(value: unknown): value is FinderData {
  return isRecord(value) && value.version === finderDataVersion
}
