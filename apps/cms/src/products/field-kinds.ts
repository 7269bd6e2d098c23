import type { Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { tagsField } from '../content/shared-fields.ts'
import { typeset } from '../content/typography/typeset.ts'
import { validateEan } from './barcode.ts'
import * as read from './read-value.ts'

type Common = { name: string; label: string; required?: true }

/** One sort of product field: its form in the panel, and how it stands in a cell of a table. */
export type FieldKind = {
  field: (common: Common) => Field
  /** Reads a cell. */
  read: read.Reader
  /** Stands between several texts in one cell. */
  join?: string
  /** Written into a cell in place of stored values. */
  labels?: Record<string, string>
}

/** A field whose words stay as typed: names by which products are grouped, numbers, codes. */
const asTyped = { custom: { typeset: false } }

/** Text in one line, as typed. */
export function line(maxLength = 255): FieldKind {
  return {
    field: (common) => ({ ...common, type: 'text', maxLength, ...asTyped }),
    read: read.line(maxLength),
  }
}

/** Text with line breaks. */
export const lines: FieldKind = {
  field: (common) => ({ ...common, type: 'textarea', maxLength: 5000 }),
  read: read.lines(5000),
}

/** The same as typed: names of ingredients keep their hyphens. */
export const linesAsTyped: FieldKind = {
  ...lines,
  field: (common) => Object.assign(lines.field(common), asTyped),
}

/** Words for visitors: a table's are stored as the panel stores them when they are published, so that a file read twice changes nothing. */
export function sentences(kind: FieldKind): FieldKind {
  return {
    ...kind,
    field: (common) => Object.assign(kind.field(common), { custom: { typeset: true } }),
    read: (text) => {
      const value = kind.read(text)
      if (typeof value === 'string') return typeset(value)
      return Array.isArray(value) ? value.map(typeset) : value
    },
  }
}

/** Several texts of the editor's own. */
export function texts(description: string): FieldKind {
  return {
    field: (common) => ({ ...common, type: 'text', hasMany: true, admin: { description }, ...asTyped }),
    read: read.list(/\n|\|/),
    join: '\n',
  }
}

/** A whole number within limits. */
export function wholeNumber(min: number, max: number): FieldKind {
  return checkedNumber(read.wholeNumber(min, max), { min, max })
}

/** One of the given whole numbers; the message says why no other is taken. */
export function oneNumber(numbers: readonly number[], unknown: string): FieldKind {
  return checkedNumber(read.oneNumber(numbers, unknown), {})
}

/** A number that the panel refuses as a table would: Payload itself takes a number with a comma for a whole one. */
function checkedNumber(reader: read.Reader, limits: { min?: number; max?: number }): FieldKind {
  const validate: NumberFieldSingleValidation = (value, options) =>
    (typeof value === 'number' && refusalOf(reader, String(value))) || number(value, options)
  return { field: (common) => ({ ...common, type: 'number', ...limits, validate }), read: reader }
}

/** Some of the given choices: labels by stored value. */
export function choices(labels: Record<string, string>): FieldKind {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return {
    field: (common) => ({ ...common, type: 'select', hasMany: true, options }),
    read: read.choices(labels),
    labels,
  }
}

/** One of the given choices: labels by stored value. */
export function choice(labels: Record<string, string>): FieldKind {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return {
    field: (common) => ({ ...common, type: 'select', options }),
    read: read.choice(labels),
    labels,
  }
}

/** A number or two with a dash: minutes, levels. */
export function range(min: number, max: number): FieldKind {
  return checkedLine(read.range(min, max), `Число или два через тире: ${min}–${max}.`)
}

/** Cream to developer. */
export const ratio: FieldKind = checkedLine(
  read.ratio,
  'Крем к проявителю, например 1 : 1. У бальзама пусто.',
)

/** How a corrector shifts a colour. */
export const shift: FieldKind = checkedLine(
  read.shift,
  'Только у корректора: три числа через точку с запятой, их даёт технолог.',
)

/** A line that the panel refuses as a table would. */
function checkedLine(reader: read.Reader, description: string): FieldKind {
  return {
    field: (common) => ({
      ...common,
      type: 'text',
      admin: { description },
      validate: (value: unknown) => !value || refusalOf(reader, String(value)) || true,
    }),
    read: reader,
  }
}

/** Why a reader refuses a text, as a sentence: in the form it follows no name of a column. */
function refusalOf(reader: read.Reader, text: string): string | null {
  try {
    reader(text)
    return null
  } catch (error) {
    if (!(error instanceof read.CellError)) throw error
    const { message } = error
    return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
  }
}

/** A colour like #9C2F1C. */
export const colour: FieldKind = {
  field: (common) => ({
    ...common,
    type: 'text',
    validate: (value: unknown) =>
      (typeof value === 'string' && read.isColour(value)) || 'Шесть знаков после решётки, например #9C2F1C.',
  }),
  read: read.colour,
}

/** Number of a shade like 10-1. */
export const shadeNumber: FieldKind = { ...line(40), read: read.shadeNumber }

/** The barcode, which identifies products. */
export const barcode: FieldKind = {
  field: (common) => ({
    ...common,
    type: 'text',
    unique: true,
    index: true,
    // A copy is another shade: its barcode is for the editor to fill in.
    hooks: { beforeDuplicate: [() => null] },
    validate: validateEan,
  }),
  // Feeds write several barcodes into one cell.
  read: read.line(200),
}

/** Names of tags. */
export const tags: FieldKind = { field: () => tagsField, read: read.list(/[,;\n|]/) }
