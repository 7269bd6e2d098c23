/** Places that the finder fills in: `{min}`. */
const placePattern = /\{[^{}]*\}/g

/** The reason why a text cannot replace another: it lacks places or forms, or has places of its own. */
export type PlaceProblem =
  | { readonly kind: 'forms'; readonly wanted: number }
  | { readonly kind: 'missing' | 'unknown'; readonly places: readonly string[] }

/**
 * Whether a text has the places and the forms of the original: otherwise a value of the finder would be lost, or visitors would see a name in braces.
 * Forms for numbers are divided by a bar; in a text without forms a bar is a sign like any other. Null when it fits.
 */
export function findPlaceProblem(text: string, original: string): PlaceProblem | null {
  const forms = original.split('|')
  const own = forms.length > 1 ? text.split('|') : [text]
  if (own.length !== forms.length) return { kind: 'forms', wanted: forms.length }
  for (const [index, form] of forms.entries()) {
    const problem = compare(placesOf(own[index] ?? ''), placesOf(form))
    if (problem) return problem
  }
  return null
}

function placesOf(text: string): Set<string> {
  return new Set(text.match(placePattern))
}

function compare(own: Set<string>, wanted: Set<string>): PlaceProblem | null {
  const missing = [...wanted].filter((place) => !own.has(place))
  if (missing.length > 0) return { kind: 'missing', places: missing }
  const unknown = [...own].filter((place) => !wanted.has(place))
  return unknown.length > 0 ? { kind: 'unknown', places: unknown } : null
}
