import { type PreviewToken, readPreviewToken } from '@pryad/contract/preview/preview-token.ts'

/** Cookie that holds an editor's token while they look at drafts. */
export const tokenCookie = 'token'

const cookiePattern = new RegExp(`(?:^|;\\s*)${tokenCookie}=([A-Za-z0-9._-]+)`)

/** Tells a good token by itself; without a shared secret none is. */
export type TokenReader = {
  /** What a token says; undefined when it is none, forged or past its time. */
  read: (token: string) => PreviewToken | undefined
  /**
   * The good token of a request's cookies. With it pages are made for one editor, and neither taken from the cache nor put there; a wrong
   * one changes nothing, so that nobody gets past the cache by a cookie of his own making.
   */
  ofCookies: (cookies: string | undefined) => string | undefined
}

export function createTokenReader(secret: string | undefined): TokenReader {
  const read: TokenReader['read'] = (token) => (secret ? readPreviewToken(token, secret) : undefined)
  return {
    read,
    ofCookies: (cookies) => {
      const token = cookies ? cookiePattern.exec(cookies)?.[1] : undefined
      return token && read(token) ? token : undefined
    },
  }
}
