import { type Feed, ImportError } from './feed.ts'
import { readCsv } from './read-csv.ts'
import { readYml } from './read-yml.ts'

/**
 * Products of a file: a Yandex Market feed when it is XML, else a table. Its name plays no part.
 * @throws {ImportError} when it is neither.
 */
export function readFeed(bytes: Uint8Array): Feed {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const [, declared] = /<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{1,40})["']/i.exec(start) ?? []
  const text = decodeText(bytes, declared).replace(/^\uFEFF/, '')
  return text.trimStart().startsWith('<') ? readYml(text) : readCsv(text)
}

/**
 * The text of a file that somebody exported: UTF-8 with or without its mark, UTF-16 with one, else Windows-1251, which Excel and many
 * shops still write. `declared` is the encoding the file names itself.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, 'utf-16be')
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decode(bytes, 'utf-8')
  refuseOtherKinds(bytes)
  if (declared && !/^utf-?8$/i.test(declared)) return decode(bytes, declared)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1251')
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ImportError(`Файл не читается в кодировке ${encoding}. Сохраните его в UTF-8.`, { cause })
  }
}

function refuseOtherKinds(bytes: Uint8Array): void {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ImportError(
      'Это книга Excel или архив. В Excel выберите «Сохранить как» и вид «CSV UTF-8 (разделители — запятые)».',
    )
  }
  if (bytes.includes(0)) throw new ImportError('Это не текстовый файл. Нужен CSV или фид YML.')
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
