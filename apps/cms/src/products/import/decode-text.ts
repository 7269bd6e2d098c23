import { FeedError } from './feed-error.ts'

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
    throw new FeedError(`Файл не читается в кодировке ${encoding}. Сохраните его в UTF-8.`, { cause })
  }
}

function refuseOtherKinds(bytes: Uint8Array): void {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FeedError(
      'Это книга Excel или архив. В Excel выберите «Сохранить как» и вид «CSV UTF-8 (разделители — запятые)».',
    )
  }
  if (bytes.includes(0)) throw new FeedError('Это не текстовый файл. Нужен CSV или фид YML.')
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
