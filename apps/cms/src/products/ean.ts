import { isGtin } from './gtin.ts'

/** A barcode as the import takes it (GS1: EAN-8, UPC, EAN-13 or ITF-14), so that a shop's feed finds the product by it. */
export function validateEan(value: unknown): true | string {
  if (typeof value !== 'string' || !/^(?:\d{8}|\d{12,14})$/.test(value))
    return 'В штрихкоде 8, 12, 13 или 14 цифр, без пробелов.'
  return isGtin(value) || 'В штрихкоде не сходится контрольная цифра: сверьте его с упаковкой.'
}
