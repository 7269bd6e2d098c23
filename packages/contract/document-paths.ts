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
