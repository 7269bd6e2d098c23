import { decodeText } from './decode-text.ts'
import type { Feed } from './feed-row.ts'
import { readCsv } from './read-csv.ts'
import { readYml } from './read-yml.ts'

/**
 * Products of a file: a Yandex Market feed when it is XML, else a table. Its name plays no part.
 * @throws {FeedError} when it is neither.
 */
export function readFeed(bytes: Uint8Array): Feed {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const [, declared] = /<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{1,40})["']/i.exec(start) ?? []
  const text = decodeText(bytes, declared).replace(/^\uFEFF/, '')
  return text.trimStart().startsWith('<') ? readYml(text) : readCsv(text)
}
