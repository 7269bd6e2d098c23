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
