type Numbered = { ean: string; number: string }

/** A shade's number as part of an address: `6-46` for both «6-46» and «6/46». Empty when the number has neither Latin letters nor digits. */
export function slugOfNumber(number: string): string {
  return number
    .replaceAll('\u2060', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Path of a shade, by its own part of the address; a barcode works too. */
export function shadePath(part: string): string {
  return `/shades/${part}`
}

/**
 * Address of each shade of a palette, by barcode. A shade without a number, or with that of an earlier shade, is told apart by its barcode.
 */
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

/** Path of an article on this site. */
export function articlePath(slug: string): string {
  return `/articles/${slug}`
}

/** Path and search of the page that opens a lesson. */
export function lessonPath(slug: string): string {
  return `/video?slug=${slug}`
}

/** Path of a standing page. */
export function standingPagePath(slug: string): string {
  return `/${slug}`
}
