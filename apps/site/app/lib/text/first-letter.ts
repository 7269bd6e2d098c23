/** A text in the middle of a sentence. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A text at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
