/** Cookie that holds an editor's token while they look at drafts. */
export const tokenCookie = 'token'

const tokenPattern = new RegExp(`(?:^|;\\s*)${tokenCookie}=([A-Za-z0-9._~-]+)`)

/** The token of a request's cookies: with it pages are made for one editor, and neither taken from the cache nor put there. */
export function readToken(cookies: string | undefined): string | undefined {
  return cookies ? tokenPattern.exec(cookies)?.[1] : undefined
}
