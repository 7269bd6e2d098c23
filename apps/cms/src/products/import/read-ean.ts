import { isBarcode } from '@pryad/contract/products.ts'
import { isGtin, toGtinKey } from '../gtin.ts'
import { shorten } from '../read-value.ts'

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
