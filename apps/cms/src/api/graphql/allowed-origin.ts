/**
 * The one origin whose pages may read an answer: that of the asking page when it is listed, else the first listed one. Never `null`, which
 * pages in sandboxes call themselves.
 */
export function allowedOrigin(asking: string | null, listed: readonly string[]): string {
  const [first = ''] = listed
  return asking !== null && listed.includes(asking) ? asking : first
}
