/** A value of a product field, as a cell gives it. */
export type Value = string | number | string[]

/** A cell was refused. The message is for the editor and follows the name of the column. */
export class CellError extends Error {
  override name = 'CellError'
}

export type Reader = (text: string) => Value

/** Text of a limited length, in one line. */
export function line(maxLength: number): Reader {
  return (text) => limited(text.replace(/[ \t\n]+/g, ' '), maxLength)
}

/** Text with line breaks. */
export function lines(maxLength: number): Reader {
  return (text) => limited(text, maxLength)
}

/** A whole number within limits. */
export function wholeNumber(min: number, max: number): Reader {
  return (text) => {
    const digits = text.replace(/[\s%]/g, '')
    const value = Number(digits.replace(',', '.'))
    if (!/^-?\d+(?:[.,]\d+)?$/.test(digits) || !Number.isInteger(value) || value < min || value > max) {
      throw new CellError(`нужно целое число от ${min} до ${max}, а написано «${shorten(text)}»`)
    }
    return value
  }
}

/** One of the given whole numbers. */
export function oneNumber(numbers: readonly number[], unknown: string): Reader {
  const known = new Intl.ListFormat('ru', { type: 'disjunction' }).format(numbers.map(String))
  return (text) => {
    const value = Number(text.replace(/[\s%]/g, '').replace(',', '.') || 'x')
    if (!numbers.includes(value)) {
      throw new CellError(`нужно ${known}: ${unknown}, а написано «${shorten(text)}»`)
    }
    return value
  }
}

/** Several texts: each in a line of its own, or between the given signs. */
export function list(signs: RegExp, maxLength = 255): Reader {
  return (text) => {
    const parts = text.split(signs).map((part) => part.trim())
    return parts.filter(Boolean).map((part) => limited(part, maxLength))
  }
}

/** Some of the given choices, by value or by label. */
export function choices(labels: Record<string, string>): Reader {
  return (text) => {
    const parts = text.split(/[,;\n|]/).map((part) => part.trim().toLowerCase().replaceAll('ё', 'е'))
    return parts.filter(Boolean).map((part) => {
      const found = Object.entries(labels).find(
        ([value, label]) => value === part || label.toLowerCase().replaceAll('ё', 'е') === part,
      )
      if (!found) {
        throw new CellError(`«${shorten(part)}» не подходит, можно: ${Object.values(labels).join(', ')}`)
      }
      return found[0]
    })
  }
}

/** One of the given choices, by value or by label. */
export function choice(labels: Record<string, string>): Reader {
  const read = choices(labels)
  return (text) => {
    const found = read(text)
    if (!Array.isArray(found) || found.length !== 1) {
      throw new CellError(`нужно одно из: ${Object.values(labels).join(', ')}, а написано «${shorten(text)}»`)
    }
    return found[0] ?? ''
  }
}

/** A number or two with a dash, smaller first: `35`, `40–45`. */
export function range(min: number, max: number): Reader {
  return (text) => {
    const found = toRange(text)
    if (!found || found.min < min || found.max > max) {
      throw new CellError(
        `нужно число или два через тире, от ${min} до ${max}, например ${min}–${max}, а написано «${shorten(text)}»`,
      )
    }
    return found.min === found.max ? String(found.min) : `${found.min}–${found.max}`
  }
}

/** The numbers of a range; null for anything else. */
export function toRange(text: string): { min: number; max: number } | null {
  const [, min, max] = /^\s*(\d+)\s*(?:[-–—]\s*(\d+)\s*)?$/.exec(text) ?? []
  if (min === undefined) return null
  const found = { min: Number(min), max: Number(max ?? min) }
  return found.min <= found.max ? found : null
}

/** Cream to developer: `2 : 3`. */
export const ratio: Reader = (text) => {
  const found = toRatio(text)
  if (!found)
    throw new CellError(`нужны два числа через двоеточие, например 1 : 1, а написано «${shorten(text)}»`)
  return `${found.cream} : ${found.developer}`
}

/** The numbers of a ratio; null for anything else. */
export function toRatio(text: string): { cream: number; developer: number } | null {
  const [, cream, developer] = /^\s*([1-9]|10)\s*:\s*([1-9]|10)\s*$/.exec(text) ?? []
  return cream === undefined ? null : { cream: Number(cream), developer: Number(developer) }
}

/** Three numbers, the corrector's shift of a colour. */
export const shift: Reader = (text) => {
  const found = toShift(text)
  if (!found) {
    throw new CellError(
      `нужны три числа от −1 до 1 через точку с запятой, например -0.01; 0; -0.09, а написано «${shorten(text)}»`,
    )
  }
  return found.join('; ')
}

/** The numbers of a shift; null for anything else. */
export function toShift(text: string): number[] | null {
  const numbers = text
    .split(';')
    .map((part) => Number(part.trim().replace(',', '.').replace('−', '-') || 'x'))
  return numbers.length === 3 && numbers.every((number) => Math.abs(number) <= 1) ? numbers : null
}

/** Whether this is a colour like #9C2F1C. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** A colour, with or without its hash. */
export const colour: Reader = (text) => {
  const value = text.startsWith('#') ? text : `#${text}`
  if (!isColour(value)) {
    throw new CellError(`нужны шесть знаков после решётки, например #9C2F1C, а написано «${shorten(text)}»`)
  }
  return value.toUpperCase()
}

const months = 'янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек'
const spoiltByExcel = new RegExp(
  `^(?:\\d{1,2}[.-](?:${months})|(?:${months})[.-]\\d{2}|\\d{2}\\.\\d{2}\\.\\d{4})$`,
  'i',
)

/** A number of a shade like 10-1: tables take it for a date. */
export const shadeNumber: Reader = (text) => {
  if (spoiltByExcel.test(text)) {
    throw new CellError(
      `Excel принял номер за дату («${text}»). Задайте столбцу формат «Текст» и впишите номер снова`,
    )
  }
  return line(40)(text)
}

/** The beginning of a text, short enough to show. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function limited(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new CellError(`длиннее ${maxLength} знаков: сократите`)
  if (/\?{4}/.test(text)) {
    throw new CellError(`буквы потеряны, вместо них «${shorten(text)}»: выгрузите файл в кодировке UTF-8`)
  }
  return text
}
