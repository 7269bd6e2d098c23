/** A text that people see, with its place in the file: `reasons.too-soon.text`. */
export type EditableText = { readonly key: string; readonly text: string }

type Holder = Record<string, unknown>

/** Fields that are not editable: names that the model and the form use, and addresses. */
const otherFields = new Set(['version', 'verdict', 'links', 'procedure', 'id', 'when', 'value'])

/** Every text of the finder's file that people see, in the order of the file. */
export function listTexts(file: object): EditableText[] {
  const found: EditableText[] = []
  eachText(file, '', (_holder, _name, text) => found.push(text))
  return found
}

/**
 * The finder's file with other texts at these keys; the given file stays as it is. Keys that the file does not have are ignored, and so are
 * texts for other places than the file's: they were written for another release.
 */
export function withTexts<File extends object>(file: File, changed: ReadonlyMap<string, string>): File {
  const own = structuredClone(file)
  eachText(own, '', (holder, name, { key, text: original }) => {
    const text = changed.get(key)
    if (text?.trim() && !findPlaceProblem(text, original)) holder[name] = text
  })
  return own
}

function eachText(
  node: object,
  path: string,
  visit: (holder: Holder, name: string, found: EditableText) => unknown,
): void {
  if (!isHolder(node)) {
    for (const entry of Object.values(node)) {
      if (isObject(entry)) eachText(entry, `${path}${nameOf(entry)}.`, visit)
    }
    return
  }
  for (const [name, value] of Object.entries(node)) {
    if (otherFields.has(name)) continue
    if (typeof value === 'string') visit(node, name, { key: path + name, text: value })
    else if (isObject(value)) eachText(value, `${path}${name}.`, visit)
  }
}

/** Entries of lists are known by their id or value, so that their places may change. */
function nameOf(entry: object): string {
  if ('id' in entry) return String(entry.id)
  return 'value' in entry && entry.value !== null ? String(entry.value) : 'unknown'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isHolder(value: object): value is Holder {
  return !Array.isArray(value)
}

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
