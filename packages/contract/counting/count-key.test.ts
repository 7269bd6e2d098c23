import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import texts from '../../../content/finder-texts.json' with { type: 'json' }
import { toCountedQuery, toCountKey } from './count-key.ts'
import type { CountName } from './count-names.ts'

test.each<[CountName, string]>([
  ['search', 'седина'],
  ['suggestion-shown', '12'],
  ['question-topic', 'sedina'],
  ['helpful', 'kak-zakrasit-sedinu'],
  ['lesson-left', 'okrashivaem-korni:4'],
  ['finder-answer', 'wish:6-0'],
  ['finder-answer', 'hair:hennaBasma'],
  ['finder-answer', 'regrowth:2.5'],
  ['finder-answer', 'grey:33'],
  ['finder-answer', 'hairBy:unknown'],
  ['finder-verdict', 'works:none:6-0'],
  ['finder-verdict', 'salon:too-far-up:cool-blond'],
  ['vital', 'article:LCP:900'],
  ['vital', 'page:CLS:0'],
  ['vital', 'other:INP:60000'],
  ['script-error', 'TypeError:shared-XOsrNf1x.js:2583b985'],
  ['script-error', 'rejection:entry.client-H6lLESP0.js:2583b985'],
  ['script-error', 'other:foreign:2583b985'],
  ['script-error', 'SyntaxError:page:2583b985'],
])('%s counts «%s»', (name, key) => {
  expect(toCountKey(name, key)).toBe(key)
})

test.each<[CountName, string]>([
  ['search', 'anna@example.ru'],
  ['suggestion-shown', 'анна'],
  ['suggestion-helped', '1'.repeat(20)],
  ['question-topic', 'Седина'],
  ['helpful', '../../etc'],
  ['unhelpful', 'a'.repeat(200)],
  ['lesson-left', 'okrashivaem-korni'],
  ['lesson-left', 'okrashivaem-korni:5'],
  ['finder-answer', 'safety:under-16'],
  ['finder-answer', 'pregnancy:1'],
  ['finder-answer', 'wish:'],
  ['finder-answer', 'wish:79001234567'],
  ['finder-answer', 'wish:ivanov'],
  ['finder-answer', 'wish:6-0:ivanov'],
  ['finder-answer', 'hair:ivanov-petr'],
  ['finder-answer', 'level:79001234567'],
  ['finder-answer', 'grey:101'],
  ['finder-answer', 'regrowth:79001234567'],
  ['finder-answer', 'porousEnds:anna'],
  ['finder-answer', 'constructor:1'],
  ['finder-verdict', 'works:none:79001234567'],
  ['finder-verdict', 'works:ivanov:6-0'],
  ['finder-verdict', 'works:none:6-0:ivanov'],
  ['finder-verdict', 'works:6-0'],
  ['finder-verdict', 'maybe:none:6-0'],
  ['vital', 'anna:LCP:900'],
  ['vital', 'article:FCP:900'],
  ['vital', 'article:constructor:900'],
  ['vital', 'article:LCP'],
  ['vital', 'article:LCP:'],
  ['vital', 'article:LCP:-1'],
  ['vital', 'article:LCP:NaN'],
  ['vital', 'article:LCP:9e3'],
  ['vital', 'article:LCP:60001'],
  ['vital', 'article:CLS:10001'],
  ['vital', 'article:LCP:900:ivanov'],
  ['script-error', 'TypeError:shared-XOsrNf1x.js'],
  ['script-error', 'TypeError:shared-XOsrNf1x.js:ivanov'],
  ['script-error', 'TypeError:shared-XOsrNf1x.js:2583b985:ivanov'],
])('%s does not count «%s»', (name, key) => {
  expect(toCountKey(name, key)).toBeNull()
})

test.each([
  ['vital', 'article:LCP:912', 'article:LCP:950'],
  ['vital', 'search:CLS:3', 'search:CLS:10'],
  ['script-error', 'Ivanov:shared-XOsrNf1x.js:2583b985', 'other:shared-XOsrNf1x.js:2583b985'],
  ['script-error', 'Error:79001234567:2583b985', 'Error:foreign:2583b985'],
  ['script-error', 'Error:anna.79001234567-abcdefgh.js:2583b985', 'Error:foreign:2583b985'],
  ['script-error', 'Error:/assets/x.js?mail=anna:2583b985', 'Error:foreign:2583b985'],
] as const)('%s counts «%s» as «%s»', (name, key, counted) => {
  expect(toCountKey(name, key)).toBe(counted)
  expect(toCountKey(name, counted)).toBe(counted)
})

/** Other headings of an answer, «Сначала спросите врача» among them, are not counted. */
const verdicts = ['works', 'differs', 'salon', 'no']

/** Reasons that tell of somebody's health or age. */
const reasonsOfPerson = [
  'brows-lashes',
  'beard',
  'under-16',
  'past-reaction',
  'black-henna',
  'test-reaction',
  'test-unclear',
  'scalp-not-calm',
  'pregnancy',
]

test.each(reasonsOfPerson)('a verdict because of «%s» tells of a person, and is not counted', (reason) => {
  expect(Object.keys(texts.reasons)).toContain(reason)
  expect(toCountKey('finder-verdict', `no:${reason}:6-0`)).toBeNull()
})

test('every other reason of the texts is counted, with every verdict and wish', () => {
  const reasons = [
    'none',
    ...Object.keys(texts.reasons).filter((reason) => !reasonsOfPerson.includes(reason)),
  ]
  const keys = [
    ...reasons.map((reason) => `no:${reason}:6-0`),
    ...verdicts.map((verdict) => `${verdict}:none:6-0`),
    ...texts.wishes.map(({ value }) => `works:none:${value}`),
  ]
  expect(keys.filter((key) => toCountKey('finder-verdict', key) !== key)).toEqual([])
})

test('every answer that the form offers is counted, under every name in the finder’s address and no other', () => {
  const options = (id: string) => {
    const question: { options?: { value: unknown }[] } | undefined = texts.questions.find(
      (one) => one.id === id,
    )
    return (question?.options ?? []).map(({ value }) => String(value ?? 'unknown'))
  }
  const ticks = ['1']
  const offered: Record<AnswerName, string[]> = {
    level: [...options('naturalLevel'), 'unknown'],
    hair: options('lengths'),
    hairLevel: [...options('naturalLevel'), 'unknown'],
    hairTone: options('lengthsTone'),
    hairBy: options('lightenedBy'),
    grey: [...options('grey'), 'unknown'],
    greyWhere: options('greyWhere'),
    greyStubborn: ticks,
    greyYellowed: ticks,
    length: [...options('length'), 'unknown'],
    thickness: [...options('thickness'), 'unknown'],
    scope: options('scope'),
    regrowth: ['0', '2', '2.5', '15', '100'],
    porousEnds: ticks,
    patchy: ticks,
    strandTest: options('strandTest'),
    wish: [...texts.wishes.map(({ value }) => value), '6-46', '10-1'],
  }
  const keys = Object.entries(offered).flatMap(([name, values]) => {
    expect(values).not.toEqual([])
    return values.map((value) => `${name}:${value}`)
  })
  expect(keys.filter((key) => toCountKey('finder-answer', key) !== key)).toEqual([])
  expect(toCountKey('finder-answer', 'slug:1')).toBeNull()
})

test.each([
  ['  Седина   на ВИСКАХ ', 'седина на висках'],
  ['тёмный', 'темный'],
  ['«хна и краска?»', 'хна и краска'],
  ['6-46', '6-46'],
  ['6/46', '6/46'],
  ['50%', '50%'],
  ['6.46', '6.46'],
  ['6 / 46', '6 / 46'],
  ['седина т.е. виски', 'седина т.е. виски'],
  ['держать 35 минут', 'держать 35 минут'],
  ['2007700000017', '2007700000017'],
  ['ＳＥＤＩＮＡ', 'sedina'],
])('«%s» is counted as «%s»', (query, counted) => {
  expect(toCountedQuery(query)).toBe(counted)
})

test.each([
  '',
  '?!',
  'anna@example.ru',
  'пишите anna @ example.ru',
  '+7 (900) 123-45-67',
  'позвоните 8 900 123 45 67',
  '89001234567',
  '123-45-67',
  '8–900–123–45–67',
  '8\u2011900\u2011123\u201145\u201167',
  '8_900_123_45_67',
  '8*900*123*45*67',
  '8:900:123:45:67',
  '8~900~123~45~67',
  'звоните 8 / 900 — 123 • 45 • 67',
  '٨٩٠٠١٢٣٤٥٦٧',
  '4111 1111 1111 1111',
  'https://vk.com/anna',
  'www.anna.ru',
  'vk.com/anna.petrova',
  't.me/annap',
  'анна.рф',
  'vk/anna',
  'anna/12',
  'меня зовут анна и я хочу узнать можно ли',
  'а'.repeat(81),
])('«%s» may speak of a person, and is not counted', (query) => {
  expect(toCountedQuery(query)).toBeNull()
})

test('whatever is typed, what is counted is short, small, in one form, and without long numbers or addresses', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789 (-)–\u2011_*:~/.•'), minLength: 6, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'аеёЁЖяan 12@./'), minLength: 1, maxLength: 120 }),
  )
  fc.assert(
    fc.property(typed, (query) => {
      const counted = toCountedQuery(query)
      if (counted === null) return
      expect(counted.length).toBeLessThanOrEqual(80)
      expect(counted.split(' ').length).toBeLessThanOrEqual(8)
      expect(counted).not.toMatch(/@|ё|^\s|\s$|\s\s|\p{Cc}/u)
      expect(counted.match(/\d(?:[^\p{L}\d]*\d){5,}/u)?.[0] ?? '').toMatch(/^$|^\d{13}$/)
      expect(counted).not.toMatch(/\p{L}\.\p{L}{2}|\p{L}\/\S|\S\/\p{L}/u)
      expect(toCountedQuery(counted)).toBe(counted)
    }),
    { numRuns: 2000 },
  )
})
