import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find } from '../find.ts'
import { defaultInput } from '../hair/finder-input.ts'
import { anyInput } from '../tests/any-input.ts'
import { palette, readJson, texts } from '../tests/palette.ts'
import { parseInput } from '../tests/parse-input.ts'
import { readFinderTexts } from '../texts/finder-texts.ts'
import { answerNames } from './answer-names.ts'
import { safetyTicks, withSafety } from './parse-safety.ts'
import { parseAnswers, writeAnswers } from './search-params.ts'

const { errors } = readFinderTexts(readJson('../../../content/finder-texts.json'))
const parse = (search: string) => parseAnswers(new URLSearchParams(search), errors)

test('an address says level, hair, grey and wish', () => {
  expect(parse('level=6&hair=natural&grey=50&wish=6-0')).toEqual({
    given: { level: '6', hair: 'natural', grey: '50', wish: '6-0' },
    errors: {},
    assumed: [],
    input: parseInput({ naturalLevel: 6, grey: 50, wish: { shade: '6-0' } }),
  })
})

test('an address without answers is no mistake', () => {
  expect(parse('utm_source=mail&level=')).toEqual({ given: {}, errors: {}, assumed: [], input: null })
})

test('a whole head survives the way into an address and back; nothing about a person goes that way', () => {
  fc.assert(
    fc.property(anyInput, (head) => {
      const params = writeAnswers(head)
      expect([...params.keys()].every((name) => answerNames.some((known) => known === name))).toBe(true)
      const { input, errors: mistakes } = parseAnswers(params, errors)
      expect(mistakes).toEqual({})
      const { hair, scalp, reaction, allergyTest, pregnancy, ...rest } = defaultInput
      const { daysSinceOxidative, firstTime, age, area } = rest
      const person = { hair, scalp, reaction, allergyTest, pregnancy }
      const others = { daysSinceOxidative, firstTime, age, area }
      const asked = { ...head, ...person, ...others, ...(head.greyGuessed && { grey: 35 }) }
      expect(input && find(input, palette)).toEqual(find(asked, palette))
      expect(input && writeAnswers(input).toString()).toBe(writeAnswers(asked).toString())
    }),
    { numRuns: 500 },
  )
})

test.each([
  [
    'level=6&wish=6-0',
    'level=6&hair=natural&hairLevel=4&hairTone=4&regrowth=3&grey=0&greyYellowed=1&wish=6-0',
  ],
  ['level=6&wish=6-0', 'wish=6-0&strandTest=clean&scope=roots&thickness=medium&length=shoulders&level=6'],
  ['level=6&grey=50&wish=6-0', 'level=6&grey=50&greyWhere=everywhere&wish=6-0'],
  [
    'level=6&hair=colored&hairLevel=6&wish=refresh',
    'level=6&hair=colored&hairLevel=6&scope=lengths&wish=refresh',
  ],
  ['level=6&hair=colored&hairLevel=6&wish=6-0', 'level=6&hair=colored&hairLevel=6&regrowth=2&wish=6-0'],
  ['level=6&length=unknown&wish=6-0', 'length=unknown&level=6&wish=6-0'],
])('one head has one address: %s', (address, written) => {
  const { input, assumed } = parse(written)
  expect(input && writeAnswers(input, assumed).toString()).toBe(address)
})

test('answers about a person are not read from an address', () => {
  const { input, given } = parse('level=6&wish=6-0&age=under-16&pregnancy=1&reaction=dye&scalp=irritated')
  expect(input).toEqual({ ...defaultInput, naturalLevel: 6, wish: { shade: '6-0' } })
  expect(Object.keys(given)).toEqual(['level', 'wish'])
})

test('a visitor who does not know their level is asked again, and nothing else is lost', () => {
  expect(parse('level=unknown&grey=35&wish=copper')).toEqual({
    given: { level: 'unknown', grey: '35', wish: 'copper' },
    errors: {},
    assumed: ['level'],
    input: null,
  })
})

test('a visitor who does not know the level of dyed lengths is asked again as well', () => {
  const { input, errors: mistakes, assumed } = parse('level=6&hair=colored&hairLevel=unknown&wish=6-0')
  expect({ input, mistakes, assumed }).toEqual({ input: null, mistakes: {}, assumed: ['hairLevel'] })
})

test('a visitor who does not know the rest gets an answer, and is told what was assumed', () => {
  const { input, assumed } = parse(
    'level=7&hair=lightened&hairLevel=9&hairBy=unknown&grey=unknown&length=unknown&thickness=unknown&wish=no-yellow',
  )
  expect(assumed.toSorted()).toEqual(['grey', 'hairBy', 'length', 'thickness'])
  expect(input).toMatchObject({
    lengths: { kind: 'lightened', level: 9, by: null },
    grey: 35,
    greyGuessed: true,
    length: 'shoulders',
    thickness: 'medium',
  })
})

test.each([
  ['level=11&wish=6-0', 'level', 'Выберите уровень у\u00a0корней'],
  ['wish=6-0', 'level', 'Выберите уровень у\u00a0корней'],
  ['level=6', 'wish', 'Выберите оттенок'],
  ['level=6&wish=green', 'wish', 'Выберите оттенок'],
  ['level=6&wish=6-0&grey=150', 'grey', 'Укажите долю седины'],
  ['level=6&wish=6-0&grey=половина', 'grey', 'Укажите долю седины'],
  ['level=6&wish=6-0&hair=wig', 'hair', 'Выберите, что с\u00a0длиной'],
  ['level=6&wish=6-0&hair=colored', 'hairLevel', 'Выберите уровень длины'],
  ['level=6&wish=6-0&hair=colored&hairLevel=4&hairTone=9', 'hairTone', 'отлив'],
  ['level=6&hair=colored&hairLevel=6&wish=6-0&regrowth=-1', 'regrowth', 'в\u00a0сантиметрах'],
  ['level=6&wish=6-0&patchy=yes', 'patchy', 'участки'],
] as const)('%s: the mistake is named at %s, and what was written stays', (search, name, message) => {
  const { input, errors: mistakes, given } = parse(search)
  expect(input).toBeNull()
  expect(Object.keys(mistakes)).toEqual([name])
  expect(mistakes[name]).toContain(message)
  expect(given).toEqual(Object.fromEntries(new URLSearchParams(search)))
})

test.each([
  'level=6&regrowth=abc&wish=6-0',
  'level=6&hair=unknown&regrowth=-1&wish=6-0',
  'level=6&grey=0&greyWhere=unknown&wish=6-0',
  'level=6&hair=lightened&hairLevel=8&hairBy=dye&hairTone=unknown&wish=6-0',
])('%s: what is not asked of this hair is no mistake and no guess', (search) => {
  const { input, errors: mistakes, assumed } = parse(search)
  expect({ isRead: input !== null, mistakes, assumed }).toEqual({ isRead: true, mistakes: {}, assumed: [] })
})

test('centimetres may be written with a comma', () => {
  expect(parse('level=6&hair=colored&hairLevel=6&regrowth=2,5&wish=6-0').input?.regrowthCm).toBe(2.5)
})

test('every box of «Отметьте, если это о вас» is known, and the graver of two answers counts', () => {
  const question = texts
    .list('questions', (value, name) => ({ value, name }))
    .find(({ value }) => Object(value).id === 'safety')
  const options: { value: string }[] = Object(question?.value).options
  expect(options.map((option) => option.value).toSorted()).toEqual(
    safetyTicks.map(([value]) => value).toSorted(),
  )

  const head = parseInput({ wish: { shade: '6-0' } })
  expect(withSafety(head, [])).toEqual(head)
  expect(
    withSafety(head, ['scalp-irritated', 'scalp-sensitive', 'reaction-dye', 'reaction-black-henna', '?']),
  ).toEqual({
    ...head,
    scalp: 'irritated',
    reaction: 'both',
  })
  expect(withSafety(head, ['under-16', 'hair-stretchy', 'pregnancy', 'too-soon'])).toEqual({
    ...head,
    age: 'under-16',
    hair: 'stretchy',
    pregnancy: true,
    daysSinceOxidative: 0,
  })
  expect(withSafety(head, ['test-reaction', 'test-unclear', 'beard', 'brows'])).toEqual({
    ...head,
    allergyTest: 'reaction',
    area: 'face',
  })
})

test.each([
  ...[
    '6.0',
    '6,0',
    '6/0',
    '6 0',
    ' 6 - 0 ',
    '6–0',
    '6—0',
    '6‑0',
    '6−0',
    '06-0',
    '№6-0',
    '６．０',
    '6\u2060-\u20600',
  ].map((written) => [written, '6-0'] as const),
  ['0.22', '0-22'] as const,
  ['10/1', '10-1'] as const,
])('a shade written as «%s» is %s', (wish, shade) => {
  const { input, given } = parseAnswers(new URLSearchParams({ level: '6', wish }), errors)
  expect({ wish: input?.wish, given: given.wish }).toEqual({ wish: { shade }, given: shade })
})

test.each(['60', '6', '6--0', '6-0-1', '106-0', '6-460', '-6-0', 'шесть'])(
  '«%s» is no number of a shade',
  (wish) => {
    const { input, given } = parseAnswers(new URLSearchParams({ level: '6', wish }), errors)
    expect({ input, given: given.wish }).toEqual({ input: null, given: wish })
  },
)
