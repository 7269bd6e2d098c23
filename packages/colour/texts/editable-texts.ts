import { findPlaceProblem } from './places.ts'

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
