import { createHash } from 'node:crypto'
import type { StillData } from './still-data.ts'

/** Long enough for two items of a page never to share one. */
const markLength = 8

/** Data of a `Still`, of data that is the same after a way through JSON. */
export function toStillData<Data>(data: Data): StillData<Data> {
  const text = JSON.stringify(data)
  const mark = createHash('sha1').update(text).digest('base64url').slice(0, markLength)
  // Read while rendering, but not handed over with the page.
  return Object.defineProperty({ mark }, 'text', { value: text })
}

/** What is handed over with the page: the text only where there is no HTML beside it. */
export function handOver<Data>(
  { isDocument }: { isDocument: boolean },
  still: StillData<Data>,
): StillData<Data> {
  const { mark, text } = still
  return isDocument || text === undefined ? still : { mark, text }
}
