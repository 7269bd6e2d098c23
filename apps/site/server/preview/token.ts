import { readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'

/**
 * Name of the cookie with an editor's token while they look at drafts. With the prefix no other host of the domain can set it; browsers take
 * that over https alone.
 */
export function previewCookie(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-preview' : 'preview'
}

/**
 * Finds the preview token among a request's cookies: pages with it are made for its owner alone, and it is sent to the API as a bearer
 * (spec §6). Undefined when it is forged, past its time or missing, or when there is no secret to tell a good one by: nothing but a
 * good one gets past the caches.
 */
export type FindPreviewToken = (cookies: string | undefined) => string | undefined

export function createPreviewTokenFinder({
  siteSecret,
  siteUrl,
}: Pick<SiteEnvironment, 'siteSecret' | 'siteUrl'>): FindPreviewToken {
  const pattern = new RegExp(`(?:^|;)\\s*${previewCookie(siteUrl)}=([\\w.-]+)`)
  return (cookies) => {
    const token = siteSecret && cookies ? pattern.exec(cookies)?.[1] : undefined
    return token && siteSecret && readPreviewToken(token, siteSecret) ? token : undefined
  }
}
