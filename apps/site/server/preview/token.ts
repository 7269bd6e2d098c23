import { type PreviewToken, readPreviewToken } from '@pryad/contract/preview/preview-token.ts'

/** Cookie with a visitor's token: the backend's own, or an editor's while they look at drafts. */
export const tokenCookie = 'token'

const cookiePattern = new RegExp(`(?:^|;)\\s*${tokenCookie}="?([^;"]*)"?\\s*(?:;|$)`)
/** The characters of a bearer token (RFC 6750, 2.1): none of them can end a header. */
const bearerPattern = /^[A-Za-z0-9._~+/-]{1,4096}={0,2}$/

/** The beginning of each preview token. */
const previewStart = 'preview.'

/** A token that a visitor's browser keeps. */
export type StoredToken = {
  token: string
  /** Whether it is a good one of this installation's previews. */
  isPreview: boolean
}

/** Tells a good preview token by itself; without a shared secret none is. */
export type TokenReader = {
  /** The claims of a preview token; undefined when it is none, forged or past its time. */
  read: (token: string) => PreviewToken | undefined
  /**
   * The token of a request's cookies, of any make: it is sent to the API as a bearer (spec §6). With it pages are made for one visitor, and
   * neither taken from the cache nor put there. A value that cannot be a bearer token changes nothing, nor does a preview token that
   * is forged or past its time.
   */
  ofCookies: (cookies: string | undefined) => StoredToken | undefined
}

export function createTokenReader(secret: string | undefined): TokenReader {
  const read: TokenReader['read'] = (token) => (secret ? readPreviewToken(token, secret) : undefined)
  return {
    read,
    ofCookies: (cookies) => {
      const kept = cookies ? cookiePattern.exec(cookies)?.[1]?.trim() : undefined
      const token = kept && decode(kept)
      if (!token || !bearerPattern.test(token)) return undefined
      const isPreview = read(token) !== undefined
      return isPreview || !token.startsWith(previewStart) ? { token, isPreview } : undefined
    },
  }
}

/** Scripts usually escape the values that they put into a cookie. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
