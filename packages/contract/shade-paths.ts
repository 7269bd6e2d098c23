type Numbered = { ean: string; number: string }

/** The part of an address that a shade's number makes: `6-46` of «6-46» as of «6/46». Empty when the number has no letter of addresses in it. */
export function slugOfNumber(number: string): string {
  return number
    .replaceAll('\u2060', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Path of a shade, by the part of its address that is its own; a barcode will do. */
export function shadePath(part: string): string {
  return `/shades/${part}`
}

/** Address of each shade of a palette, by barcode. A number that another shade has before it, or none, is told apart by the barcode. */
export function shadePaths(shades: Numbered[]): Map<string, string> {
  const taken = new Set([''])
  return new Map(
    shades.map(({ ean, number }) => {
      const slug = slugOfNumber(number)
      const own = taken.has(slug) ? [slug, ean].filter(Boolean).join('-') : slug
      taken.add(own)
      return [ean, shadePath(own)]
    }),
  )
}
