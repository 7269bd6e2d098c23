/**
 * Reads a link's URL (spec §2): one that does not start with `http` is an internal route, and a slash is put before it when it
 * starts with neither a slash nor a hash. Addresses of mail and telephone stay as they are, too.
 */
export function resolveHref(url: string): string {
  return /^(?:https?:|mailto:|tel:|\/|#)/i.test(url) ? url : `/${url}`
}
