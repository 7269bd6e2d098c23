import { shorten } from './read-value.ts'

/** Whether the digits are a barcode with a right check digit: EAN-8, UPC, EAN-13 or ITF-14. */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...toGtinKey(digits)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}

/** One writing for barcodes that differ in leading zeros only: tables lose those. */
export function toGtinKey(digits: string): string {
  return digits.padStart(14, '0')
}

/** A barcode as the import takes it (GS1: EAN-8, UPC, EAN-13 or ITF-14), so that a shop's feed finds the product by it. */
export function validateEan(value: unknown): true | string {
  if (typeof value !== 'string' || !/^(?:\d{8}|\d{12,14})$/.test(value))
    return 'В штрихкоде 8, 12, 13 или 14 цифр, без пробелов.'
  if (!isGtin(value)) return 'В штрихкоде не сходится контрольная цифра: сверьте его с упаковкой.'
  return (
    !(isPlaceholder(value) || isShortened(value)) ||
    'Такой штрихкод пишут, когда настоящего нет: возьмите его с упаковки.'
  )
}

/** Texts that people and programs write where there is no barcode. */
const words =
  /^(?:[^\p{L}\p{N}]*|б\W*н\W*|нет.*|без.*|не\s.*|отсутств.*|#?n\W*[ad]|#?н\W*д|null|none|no|nan)$/iu

/** Whether digits say that there is no barcode: zeros, a short number behind zeros, one digit over and over, or digits in a row, whatever the last one is. */
function isPlaceholder(digits: string): boolean {
  const body = digits.slice(0, -1)
  return (
    /^0*$/.test(digits) ||
    (digits.length > 11 && /^0{7}/.test(toGtinKey(digits))) ||
    (digits.length > 7 && (/^(\d)\1*$/.test(body) || /^\d{0,3}?0{8,}$/.test(body) || isInRow(body)))
  )
}

function isInRow(digits: string): boolean {
  return ['01234567890123', '98765432109876'].some((row) => `${row}${row.slice(4)}`.includes(digits))
}

/** Whether digits are what is left of a barcode that a table program showed as 2,0077E+12. */
function isShortened(digits: string): boolean {
  return digits.length > 11 && /0{6}$/.test(digits)
}

/** Room for the barcodes of every package of a product. */
const maxCellLength = 1000

/**
 * The barcode of a row, however people and table programs write it. A cell of a feed may hold several: then the barcode of a known product
 * is taken, else the first valid one.
 */
export function findEan(
  cell: string,
  known: ReadonlyMap<string, unknown>,
): { ean: string; wrong?: never } | { ean?: never; wrong: string } {
  if (cell.length > maxCellLength) {
    return { wrong: `«${shorten(cell)}» — не штрихкод: в ячейке больше ${maxCellLength} знаков` }
  }
  const text = cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (words.test(text)) return { wrong: 'нет штрихкода' }
  const written = expand(text)
  if (written === undefined) return { wrong: shortened(cell) }
  const numbers = findNumbers(written)
  if (numbers.length > 0 && numbers.every(isPlaceholder)) {
    return { wrong: `нет штрихкода: «${shorten(cell)}» пишут, когда его не знают` }
  }
  const digits = numbers.filter((number) => !isPlaceholder(number) && !isShortened(number))
  // A shorter number beside others may be a piece of one.
  const isAlone = new Set(numbers).size === 1
  const whole = digits.map((number) => (isAlone || number.length !== 11 ? withZero(number) : number))
  const ean = digits.find((number) => known.has(toGtinKey(number))) ?? whole.find(isGtin)
  if (ean) return { ean }
  const cut = numbers.find(isShortened)
  if (cut) return { wrong: shortened(cut) }
  const fit = numbers.find((number) => /^(?:\d{8}|\d{12,14})$/.test(number))
  if (fit) return { wrong: `в штрихкоде «${fit}» не сходится контрольная цифра: сверьте его с упаковкой` }
  const length = Math.max(0, ...numbers.map((number) => number.length))
  const count = length > 0 ? `, а здесь ${length}` : ''
  return { wrong: `«${shorten(cell)}» — не штрихкод: в нём 8, 12, 13 или 14 цифр${count}` }
}

/** A number as tables write it, in plain digits: without zeros after the point, thousands and a power of ten. Undefined when digits are lost. */
function expand(text: string): string | undefined {
  const [, whole = '', rest = '', power] =
    /^[^\p{L}\p{N}]*(\d)(?:[.,](\d+))?\s*[eе]\s*\+?\s*(\d{1,2})[^\p{L}\p{N}]*$/iu.exec(text) ?? []
  if (power !== undefined)
    return rest.length >= Number(power) ? `${whole}${rest.slice(0, Number(power))}` : undefined
  return text
    .replace(/(\d{6})[.,]0{1,6}(?!\d)/g, '$1')
    .replace(/\d{1,3}(?:,\d{3}){2,4}(?!\d)/g, (number) => number.replaceAll(',', ''))
}

/** The numbers of a cell. Spaces, hyphens and other signs may group the digits of one or stand between two. */
function findNumbers(text: string): string[] {
  return text
    .split(/[\p{L},;:|/\\()]+/u)
    .flatMap((part) => [part.replace(/\D/g, ''), ...(part.match(/\d+/g) ?? [])])
    .filter(Boolean)
}

/** Tables lose the leading zero of a UPC; the wholesale number of one piece is that piece's own number after a zero. */
function withZero(digits: string): string {
  if (digits.length === 11) return `0${digits}`
  return digits.length === 14 ? digits.replace(/^0/, '') : digits
}

function shortened(text: string): string {
  return `Excel сократил штрихкод до «${shorten(text)}». Задайте столбцу формат «Текст» и вставьте штрихкоды снова`
}
