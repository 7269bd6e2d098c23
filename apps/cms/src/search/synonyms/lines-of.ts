/** The lines of a text that say something, each once. */
export function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return []
  const lines = value.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return [...new Set(lines.filter(Boolean))]
}
