import { isBarcode } from '@pryad/contract/products.ts'
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
  return isGtin(value) || 'В штрихкоде не сходится контрольная цифра: сверьте его с упаковкой.'
}

/**
 * The barcode of a row. A cell of a feed may hold several: then the barcode of a known product is taken, else the first valid one.
 */
export function findEan(
  cell: string,
  known: ReadonlyMap<string, unknown>,
): { ean: string; wrong?: never } | { ean?: never; wrong: string } {
  if (!cell) return { wrong: 'нет штрихкода' }
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(cell)) {
    return {
      wrong: `Excel сократил штрихкод до «${cell}». Задайте столбцу формат «Текст» и вставьте штрихкоды снова`,
    }
  }
  const written = cell.replace(/[.,]0+$/, '').split(/[\s,;|]+/)
  const digits = written.filter(isBarcode)
  const ean = digits.find((text) => known.has(toGtinKey(text))) ?? digits.find(isGtin)
  if (ean) return { ean }
  const [first] = digits
  return {
    wrong: first
      ? `в штрихкоде «${first}» не сходится контрольная цифра: сверьте его с упаковкой`
      : `«${shorten(cell)}» — не штрихкод: в нём 8, 12, 13 или 14 цифр`,
  }
}
