import { createHash } from 'node:crypto'
import type { StillData } from './still-data.ts'

/** Data of a `Still` before it is known who asks; made once for many pages. */
export type StillSource<Data> = {
  /** For a page with HTML: the text is read while rendering, but not handed over. */
  marked: StillData<Data>
  whole: StillData<Data>
}

/** Long enough for two items of a page never to share one. */
const markLength = 8

/** Makes data of a `Still`, of data that is the same after a way through JSON. */
export function toStillSource<Data>(data: Data): StillSource<Data> {
  const text = JSON.stringify(data)
  const mark = createHash('sha1').update(text).digest('base64url').slice(0, markLength)
  return { marked: Object.defineProperty({ mark }, 'text', { value: text }), whole: { mark, text } }
}

/** What this request is given of it. */
export function handOver<Data>(
  { leavesOutTexts }: { leavesOutTexts: boolean },
  { marked, whole }: StillSource<Data>,
): StillData<Data> {
  return leavesOutTexts ? marked : whole
}
