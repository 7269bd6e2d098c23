import { type Fields, fieldsOf, ReadError } from '../reading/fields.ts'
import {
  allergyTests,
  greyRoles,
  hairLengths,
  isBalm,
  listedHair,
  type Range,
  type Shade,
  shadeKinds,
} from './shade.ts'

/** Fields of a shade that both sources hold, and that must be equal. */
const shared = ['shadeNumber', 'level', 'tone', 'greyCoverage'] as const

/**
 * Joins products with the facts that the colour model needs, by EAN, in the order of the products.
 * @throws {ReadError} if a product has no facts, contradicts them, or a field is invalid.
 */
export function readShades(products: readonly unknown[], facts: readonly unknown[]): Shade[] {
  const factsByEan = new Map(facts.map((value) => [fieldsOf(value, 'Facts').text('ean'), value]))
  return products.map((product) => {
    const own = fieldsOf(product, 'Product')
    const ean = own.text('ean')
    const found = factsByEan.get(ean)
    if (!found) throw new ReadError(`The product ${ean} has no facts for the colour model`)
    const fields = fieldsOf(found, `Facts of ${ean}`)
    for (const name of shared) {
      if (own.value(name) !== fields.value(name)) {
        throw new ReadError(`The product ${ean} and its facts disagree about ${name}`)
      }
    }
    const shade = toShade(fields, ean, readColour(own))
    checkWhole(shade)
    return shade
  })
}

function toShade(fields: Fields, ean: string, hex: string): Shade {
  return {
    ean,
    hex,
    shadeNumber: fields.text('shadeNumber'),
    level: fields.number('level', 0, 10),
    tone: readTone(fields),
    greyCoverage: fields.number('greyCoverage', 0, 100),
    kind: fields.oneOf('kind', shadeKinds),
    // Stronger developers are not for use at home.
    developerPercent: fields.oneOf('developerPercent', [3, 6, 9, null]),
    mixing: fields.orNull('mixing', (field) => {
      const parts = fields.object(field)
      return { cream: parts.number('cream', 1, 10), developer: parts.number('developer', 1, 10) }
    }),
    mixtureMl: fields.object('pack').number('mixtureMl', 1, 1000),
    minutes: readRange(fields, 'minutes'),
    minutesGreyOver50: readRangeOrNull(fields, 'minutesGreyOver50'),
    minutesFirstTime: readRangeOrNull(fields, 'minutesFirstTime'),
    minutesLightened: readRangeOrNull(fields, 'minutesLightened'),
    hardMaxMinutes: fields.number('hardMaxMinutes', 1, 60),
    previewMinutes: fields.number('previewMinutes', 1, 60),
    bases: fields.list('bases', (item, name) => {
      const base = fieldsOf(item, name)
      return {
        hair: base.oneOf('hair', listedHair),
        min: base.number('min', 1, 10),
        max: base.number('max', 1, 10),
      }
    }),
    maxLift: fields.number('maxLift', 0, 3),
    load: fields.number('load', 0, 1),
    shift: fields.orNull('shift', (field) => readVector(fields, field)),
    greyRole: fields.oneOf('greyRole', greyRoles),
    mixesWith: fields.list('mixesWith', readText),
    isDilutable: fields.orNull('dilution', (field) => fields.object(field)) !== null,
    lengths: fields.orNull('lengths', (field) => fields.list(field, readLength)),
    minDaysBetween: fields.number('minDaysBetween', 0, 365),
    allergyTest: fields.oneOf('allergyTest', allergyTests),
  }
}

/**
 * Checks fields against each other: a dye needs its developer, a corrector its shift, and no time may exceed the longest one.
 * @throws {ReadError} when the finder would give dangerous advice or none at all.
 */
function checkWhole(shade: Shade): void {
  const { ean, developerPercent, mixing, hardMaxMinutes, previewMinutes } = shade
  if (!isBalm(shade) && (developerPercent === null || mixing === null))
    throw new ReadError(`The dye ${ean} has no developer`)
  if (shade.kind === 'corrector' && shade.shift === null)
    throw new ReadError(`The corrector ${ean} shifts no colour`)
  const ranges = [shade.minutes, shade.minutesGreyOver50, shade.minutesFirstTime, shade.minutesLightened]
  const longest = Math.max(previewMinutes, ...ranges.map((range) => range?.max ?? 0))
  if (longest > hardMaxMinutes)
    throw new ReadError(`${longest} minutes for ${ean} are more than ${hardMaxMinutes}, the longest`)
}

function readColour(product: Fields): string {
  const hex = product.text('hex')
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new ReadError(`"${hex}" is no colour of the form #RRGGBB`)
  return hex
}

function readTone(fields: Fields): string {
  const tone = fields.text('tone')
  if (!/^[0-7]\d?$/.test(tone)) throw new ReadError(`"${tone}" is no tone`)
  return tone
}

function readRange(fields: Fields, field: string): Range {
  const range = fields.object(field)
  const min = range.number('min', 0, 60)
  return { min, max: range.number('max', min, 60) }
}

function readRangeOrNull(fields: Fields, field: string): Range | null {
  return fields.orNull(field, () => readRange(fields, field))
}

function readVector(fields: Fields, field: string): readonly [number, number, number] {
  const [L, a, b, ...more] = fields.list(field, readNumber)
  if (L === undefined || a === undefined || b === undefined || more.length > 0) {
    throw new ReadError(`${field} must be three numbers`)
  }
  return [L, a, b]
}

function readNumber(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new ReadError(`${name} must be a number`)
}

function readText(value: unknown, name: string): string {
  if (typeof value === 'string' && value) return value
  throw new ReadError(`${name} must be a text`)
}

function readLength(value: unknown, name: string) {
  const found = hairLengths.find((length) => length === value)
  if (!found) throw new ReadError(`${name} must be one of ${hairLengths.join(', ')}`)
  return found
}
