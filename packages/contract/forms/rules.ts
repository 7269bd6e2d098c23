/** Everything a rule may look at beside the value itself. */
export type RuleContext = {
  /** Name of the field as people read it, e.g. «Имя». */
  fieldName: string
  /** All values of the form, for rules that compare fields. */
  values: Readonly<Record<string, unknown>>
}

/** A rule returns an error message in Russian, or undefined. */
export type Rule = (value: unknown, context: RuleContext) => string | undefined

/** Longest value a field takes unless its rule set says otherwise (spec §5). */
const defaultMaxLength = 255

/** Whitespace and other invisible characters, an unticked box and an empty list count as empty. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !isVisible(value)
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === false
}

/** Length as people count it: an emoji is one character, and so is a line break, which forms send as two. */
export function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value.replaceAll('\r\n', '\n')].length : 0
}

export const required: Rule = (value, { fieldName }) =>
  isEmpty(value) ? `Поле «${fieldName}» обязательно для заполнения` : undefined

/** A box that must be ticked. It has no text to fill in, so its message has words of its own: «Отметьте согласие». */
export const ticked: Rule = (value, { fieldName }) =>
  isEmpty(value) ? `Отметьте ${withSmallInitial(fieldName)}` : undefined

function withSmallInitial(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The message about a value longer than `max`. */
export function tooLong(max: number): string {
  return `Поле не должно превышать ${max} символов`
}

// Line breaks, other control characters, and marks that turn the following letters around: what they hide is not taken away unseen.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u

/** A line of text without invisible characters that change it; all others are taken away before it is stored (`cleanLine`). */
export const singleLine: Rule = (value, { fieldName }) =>
  typeof value === 'string' && invisible.test(cleanLine(value))
    ? `Поле «${fieldName}» содержит невидимые символы. Сотрите его и наберите заново`
    : undefined

export function maxLength(max = defaultMaxLength): Rule {
  return (value) => (lengthOf(value) > max ? tooLong(max) : undefined)
}

/** Invisible characters do not count. An empty value passes: whether it may be empty is for `required` to say. */
export function minLength(min: number): Rule {
  return (value, { fieldName }) =>
    !isEmpty(value) && lengthOf(typeof value === 'string' ? cleanLine(value) : value) < min
      ? `Поле «${fieldName}» не должно содержать менее ${min} символов`
      : undefined
}

/** A text in which there is at least one letter that can be seen. An empty value passes. */
export const withLetter: Rule = (value, { fieldName }) =>
  isEmpty(value) || (typeof value === 'string' && /\p{L}/u.test(cleanLine(value)))
    ? undefined
    : `Поле «${fieldName}» должно содержать хотя бы одну букву`

/** Something before and behind an @, and a dot behind it: all that a page must know. `mailAddress` knows the rest. An empty value passes. */
export const email: Rule = (value, { fieldName }) =>
  isEmpty(value) || (typeof value === 'string' && /\S[@＠]\S+[.．。｡]\S/.test(cleanLine(value)))
    ? undefined
    : wrongForm(fieldName)

/** The message about an address that is none. */
export function wrongForm(fieldName: string): string {
  return `Поле «${fieldName}» содержит значение некорректного формата`
}

/** The value must equal that of the field named `passwordField`. */
export function confirmPassword(passwordField = 'password'): Rule {
  return (value, { values }) => (value === values[passwordField] ? undefined : 'Пароли не совпадают')
}

/** More than 8 and fewer than 20 characters, all Latin; one capital, one small letter, one digit. An empty value passes. */
export const password: Rule = (value) => {
  if (isEmpty(value)) return undefined
  const fits =
    typeof value === 'string' &&
    /^[\x21-\x7e]{9,19}$/.test(value) &&
    /[A-Z]/.test(value) &&
    /[a-z]/.test(value) &&
    /\d/.test(value)
  return fits
    ? undefined
    : 'Пароль должен содержать от 8 до 20 латинских символов, одну заглавную букву, одну строчную и одну цифру'
}

// Characters without a shape of their own, which come in with pasted text: zero-width spaces and joiners, soft hyphens, direction marks,
// fillers and the blank of Braille. Marks that turn letters around are left out: without them a text reads differently than it was seen.
const unseen = /(?![\u202b\u202e\u2067])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u

/** Whether there is anything to see in a text. */
function isVisible(text: string): boolean {
  return seen.test(text)
}

/** A line of text, such as a name or an address, without invisible characters in it and around it. */
export function cleanLine(text: string): string {
  return text.replace(unseen, '').trim()
}
