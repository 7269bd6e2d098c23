// Only gives a path something to stand on; never shown nor asked for.
const base = 'https://site.invalid'

/** Path of a lesson's file; null when the address is none that a browser could load a file from. */
export function findFilePath(address: string): string | null {
  if (!address || !URL.canParse(address, base)) return null
  const { protocol, pathname } = new URL(address, base)
  return /^https?:$/.test(protocol) ? pathname : null
}
