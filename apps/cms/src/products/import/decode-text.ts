import { ImportError } from './feed.ts'

/** Encodings of one byte a letter, the most common first, with the ways in which files name them. */
const encodings: [string, RegExp][] = [
  ['windows-1251', /1251|ansi/i],
  ['koi8-u', /koi/i],
  ['ibm866', /866|dos|oem/i],
  ['x-mac-cyrillic', /mac/i],
  ['iso-8859-5', /8859\W*5|cyrillic/i],
  ['windows-1252', /1252/],
]

/** How much of a file is judged, in bytes or signs from its first letter apart from ASCII. */
const sampleLength = 10_000

/**
 * The text of a file that somebody exported. Its bytes decide, not the encoding it names: UTF-16 and UTF-8 show themselves, else that
 * encoding is taken in which the letters are likeliest Russian. The named one counts when several are about as likely.
 * @throws {ImportError} when the letters cannot be Russian.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = (decodeWide(bytes) ?? decodeBytewise(bytes)).replace(/^\uFEFF+/, '')
  const zeros = text.includes('\0') ? text.length - text.replaceAll('\0', '').length : 0
  if (zeros * 100 > text.length) throw new ImportError('Это не текстовый файл. Нужен CSV или фид YML.')
  const garbled = findGarbled(text)
  if (garbled) {
    throw new ImportError(
      `Русские буквы в файле испорчены: вместо слов в нём «${garbled}». Выгрузите его заново, в кодировке UTF-8.`,
    )
  }
  return zeros > 0 ? text.replaceAll('\0', '') : text
}

/** UTF-16, with its mark or without: every second byte of Latin signs is zero. Where none is zero, the mark lies. */
function decodeWide(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 1000)
  if (!start.includes(0)) return undefined
  const zerosAt = (rest: number) => start.filter((byte, index) => byte === 0 && index % 2 === rest).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  const isWide = even + odd > Math.max(3, start.length / 20)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (isWide && even * 4 < odd)) return decode(bytes, 'utf-16le')
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (isWide && odd * 4 < even)) return decode(bytes, 'utf-16be')
  return undefined
}

/** UTF-8 or an encoding of one byte a letter, whatever the mark says. */
function decodeBytewise(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 3)).toString('latin1')
  const [mark = ''] = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.exec(start) ?? []
  const rest = bytes.subarray(mark.length)
  return decodeUtf8(rest) ?? decodeNarrow(rest)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A file with one broken letter is still UTF-8, so that it takes part. */
function decodeNarrow(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 127)
  const sample = bytes.subarray(Math.max(0, first - 1), first + sampleLength)
  // No other encoding makes Russian letters of these bytes: a part in one of them was pasted in.
  const asUtf8 = decode(sample, 'utf-8')
  if (count(asUtf8, /[а-яё]/gi) > count(asUtf8, /\ufffd/g) / 2) return decode(bytes, 'utf-8')
  const [, named = ''] =
    /\bencoding\s*=\s*["']([^"'<>]{1,40})/i.exec(decode(bytes.subarray(0, 4096), 'windows-1252')) ?? []
  const [declared] = encodings.find(([, spelling]) => spelling.test(named)) ?? []
  const bonus = (name: string) => (name === declared ? 0.6 : name === 'windows-1251' && !declared ? 0.85 : 1)
  const costs = ['utf-8', ...encodings.map(([name]) => name)].map((name) => ({
    name,
    cost: strangeness(decode(sample, name)) * bonus(name),
  }))
  return decode(bytes, costs.reduce((best, next) => (next.cost < best.cost ? next : best)).name)
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** Russian letters, the most frequent first. */
const frequency = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ'
/** Russian letters in an order that no word has, and beside Latin ones. */
const impossible =
  /(?<![а-яё])[ъыь]|[аеёиоуыэюя][ъь]|[бвгджзклмнпрстфхцчшщъь]й|[бвгджзклмнпрстфхцчшщ]{4}|[аеёиоуыэюя]{3}|[а-яё][a-z]|[a-z][а-яё]/gi
const capitalWithin = /[а-яё][А-ЯЁ]/g
/** Signs that stand at no beginning of a Russian word. */
const misplaced = /[—–„“”‘’‚…•°†‡][а-яё]{2}/gi
const usual = /[«»„“”‘’–—…№°•®™©±×\u00a0\u2009\u202f\u200b-\u200d\u2060]/
const neverRussian =
  /[\u0080-\u0084\u0086-\u009f\u2500-\u259f\ufffd]|(?![іїєґўәғқңөұүһ])\p{Script=Cyrillic}/iu
const accented = /[a-z][\u00c0-\u024f]|[\u00c0-\u024f](?=[a-z])/gi

/** How little a text is like Russian: about 10 when it is, apart from ASCII, and 20 or more when it was read in a wrong encoding. */
function strangeness(text: string): number {
  let cost =
    25 * (count(text, impossible) + count(text, capitalWithin)) +
    60 * count(text, misplaced) -
    55 * count(text, accented)
  let length = 0
  for (const [sign] of text.matchAll(/[^\0-\x7f]/gu)) {
    length++
    const place = frequency.indexOf(sign.toLowerCase())
    if (place >= 0) cost += sign === sign.toLowerCase() ? place : place + 3
    else if (usual.test(sign)) cost += 10
    else if (neverRussian.test(sign)) cost += 150
    else cost += /[\p{Script=Latin}\p{P}\p{Sm}\p{Sc}\p{Sk}\u00ad]/u.test(sign) ? 60 : 20
  }
  return length > 0 ? Math.max(cost, length) / length : 0
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** A word of a text that was read in a wrong encoding and stored so: read back, it would be far more like Russian. */
function findGarbled(text: string): string | undefined {
  const first = text.search(/[^\0-\x7f]/)
  const sample = text.slice(Math.max(0, first - 1), first + sampleLength)
  const isBetter = encodings.some(([wrong]) => {
    const { bytes, kept, length } = encode(sample, wrong)
    if (length < 4) return false
    const limit = strangeness(kept) * (length < 12 ? 0.6 : 0.7)
    return ['utf-8', ...encodings.map(([name]) => name)].some(
      (right) => right !== 'windows-1252' && strangeness(decode(bytes, right)) < limit,
    )
  })
  return isBetter ? /[^\s<>;]*[^\0-\x7f]{2}[^\s<>;]*/.exec(sample)?.[0].slice(0, 40) : undefined
}

/** The bytes of a text in an encoding, the text without the few signs that it lacks, and how many letters apart from ASCII are left: none when it lacks many. */
function encode(text: string, encoding: string): { bytes: Uint8Array; kept: string; length: number } {
  const high = decode(
    Uint8Array.from({ length: 128 }, (_, index) => index + 128),
    encoding,
  )
  const codes = new Map(Array.from(high, (sign, index) => [sign, index + 128]))
  codes.delete('\ufffd')
  const signs = [...text]
  const kept = signs.filter((sign) => sign < '\x80' || codes.has(sign))
  const bytes = Uint8Array.from(kept, (sign) => codes.get(sign) ?? sign.charCodeAt(0))
  const length = bytes.filter((byte) => byte > 127).length
  const lost = signs.length - kept.length
  return { bytes, kept: kept.join(''), length: lost * 10 > length ? 0 : length }
}
