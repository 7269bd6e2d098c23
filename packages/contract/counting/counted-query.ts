/** Longer queries are sentences, and sentences tell of their writers. */
const maxWords = 8
const maxLength = 80
/** This many digits or more may be the number of a telephone, a card or a document. */
const longNumber = 6
/** Boxes are looked for by it, and no telephone is that long. */
const barcode = /^\d{13}$/

/**
 * A query as it is counted: small letters, `е` for `ё`, one space between words. Null when there is nothing to count, or when it may
 * speak of a person: an address, a long number, a link, or more words than a search needs.
 */
export function toCountedQuery(query: string): string | null {
  const text = query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d%]+$/gu, '')
  if (!/[\p{L}\d]/u.test(text) || text.length > maxLength || text.split(' ').length > maxWords) return null
  if (isAddress(text)) return null
  return barcode.test(text) || !hasLongNumber(text) ? text : null
}

/** An address of mail or of a page: «vk.com/anna». Numbers of shades have a slash between digits: «6/46». */
function isAddress(text: string): boolean {
  return /@|\p{L}\.\p{L}{2}|[^\s\d]\/\S|\S\/[^\s\d]/u.test(text)
}

/** Digits that belong together, whatever divides them, as long as it is no letter: «8 (900) 123–45–67». */
function hasLongNumber(text: string): boolean {
  return [...text.matchAll(/\p{N}(?:[^\p{L}\p{N}]*\p{N})*/gu)].some(
    ([number]) => number.replace(/\P{N}/gu, '').length >= longNumber,
  )
}
