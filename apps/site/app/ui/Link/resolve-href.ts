/** Where a link leads: to a page of this site, or away from it. */
export type ResolvedHref = { kind: 'internal' | 'external'; href: string }

/**
 * Reads a link's URL (spec §2): one that does not start with `http` is an internal route, and a slash is put before it when it
 * starts with neither a slash nor a hash. Addresses of mail and telephone lead away, too.
 */
export function resolveHref(url: string): ResolvedHref {
  if (/^(https?:|mailto:|tel:)/i.test(url)) return { kind: 'external', href: url }
  return { kind: 'internal', href: /^[/#]/.test(url) ? url : `/${url}` }
}
