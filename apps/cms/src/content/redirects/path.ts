import { environment } from '../../environment.ts'

/** Longest path that can be redirected. */
const maxLength = 500

/**
 * Path and search of an address of the site in the one form redirects are stored and looked up in: readable letters, no slash at its
 * end, no anchor. Undefined when the text is no address of this site.
 */
export function toPath(address: string): string | undefined {
  const { siteUrl } = environment
  const trimmed = address.trim()
  if (trimmed.length > maxLength || !(trimmed.startsWith('/') || trimmed.startsWith(`${siteUrl}/`)))
    return undefined
  if (!URL.canParse(trimmed, siteUrl)) return undefined
  const { origin, pathname, search } = new URL(trimmed, siteUrl)
  if (origin !== new URL(siteUrl).origin) return undefined
  const path = readable(pathname.replace(/(?<=.)\/+$/, '') + search)
  // PostgreSQL takes no text with a null character in it, and no page has one.
  return /\p{Cc}/u.test(path) ? undefined : path
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
