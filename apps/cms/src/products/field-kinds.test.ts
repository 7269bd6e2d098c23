import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { wordPaths } from '../content/typography/typeset-fields.ts'
import { toFinderFacts } from './finder-facts.ts'
import { type ProductFieldName, productField, toPayloadField } from './product-fields.ts'

/** The form's message about a value; true when it takes it. */
async function judge(name: ProductFieldName, value: unknown): Promise<unknown> {
  const field: Field = toPayloadField(name)
  const validate: unknown = 'validate' in field ? field.validate : undefined
  if (typeof validate !== 'function') throw new Error(`Nothing judges «${name}».`)
  return validate(value, { ...field, req: { t: (key: string) => key } })
}

test.each<ProductFieldName>(['level', 'finder.mixtureMl', 'finder.load', 'finder.minDaysBetween'])(
  'the form refuses a number with a comma in «%s», and takes a whole one',
  async (name) => {
    expect(await judge(name, 4.5)).toContain('целое число')
    expect(await judge(name, 5)).toBe(true)
  },
)

test('the form still tells an empty required number, and leaves an optional one empty', async () => {
  expect(await judge('level', null)).toBe('validation:required')
  expect(await judge('finder.load', null)).toBe(true)
})

test('of developers 3, 6 and 9 % are taken, by the form and from a table', async () => {
  const { read } = productField('finder.developerPercent')
  for (const percent of [3, 6, 9]) {
    expect(await judge('finder.developerPercent', percent)).toBe(true)
    expect(read(`${percent} %`)).toBe(percent)
  }
  for (const percent of [4, 5, 7, 8, 0, 12]) {
    expect(await judge('finder.developerPercent', percent)).toContain('3, 6 или 9')
    expect(() => read(`${percent} %`)).toThrow('3, 6 или 9')
  }
})

test('a list of ingredients is taken as typed, from a table as well, up to 5000 signs', () => {
  const { read } = productField('composition')
  const typed = 'Aqua, "Parfum" - p-Phenylenediamine'
  expect(read(typed)).toBe(typed)
  expect(wordPaths([toPayloadField('composition'), toPayloadField('proof')])).toEqual(['proof'])
  for (const name of ['composition', 'proof'] as const) {
    expect(toPayloadField(name)).toMatchObject({ type: 'textarea', maxLength: 5000 })
    expect(() => productField(name).read('a'.repeat(5001))).toThrow('длиннее 5000 знаков')
  }
})

test.each<[ProductFieldName, unknown, string]>([
  ['finder.minutes', 'час', 'Нужно число или два через тире, от 1 до 60, например 1–60, а написано «час».'],
  ['finder.mixing', '1', 'Нужны два числа через двоеточие, например 1 : 1, а написано «1».'],
  ['level', 4.5, 'Нужно целое число от 0 до 12, а написано «4.5».'],
])('under the field «%s» the form answers with a sentence', async (name, value, message) => {
  expect(await judge(name, value)).toBe(message)
})

test('a table answers behind the name of its column', () => {
  expect(() => productField('finder.mixing').read('1')).toThrow(/^нужны два числа .*«1»$/)
})

const facts = {
  kind: 'permanent',
  greyRole: 'covers',
  allergyTest: 'always',
  minutes: '35',
  natural: '4–8',
  mixtureMl: 100,
  hardMaxMinutes: 45,
  previewMinutes: 35,
  maxLift: 2,
  load: 92,
  minDaysBetween: 14,
  developerPercent: 6,
} as const

test('a product one of whose numbers is not whole is left out of the finder', () => {
  expect(toFinderFacts(facts)).toMatchObject({ mixtureMl: 100, load: 0.92, developerPercent: 6 })
  for (const [name, value] of Object.entries(facts))
    if (typeof value === 'number') expect(toFinderFacts({ ...facts, [name]: value + 0.5 }), name).toBeNull()
})
