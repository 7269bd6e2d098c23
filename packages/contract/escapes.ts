/** The text that a part of an address stands for; undefined when an escape in it stands for no letter. */
export function withoutEscapes(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
