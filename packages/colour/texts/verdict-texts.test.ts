import { expect, test } from 'vitest'
import { find } from '../find.ts'
import type { FinderInput } from '../hair/finder-input.ts'
import { palette, readJson } from '../tests/palette.ts'
import { parseInput } from '../tests/parse-input.ts'
import { readFinderTexts } from './finder-texts.ts'
import { toVerdictTexts } from './verdict-texts.ts'

const content = readJson('../../../content/finder-texts.json')
/** Non-breaking spaces do not matter here. */
const texts = readFinderTexts(JSON.parse(JSON.stringify(content).replaceAll('\u00a0', ' ')))
/** Stands for the way in which a site writes numbers of shades. */
const written = (shadeNumber: string) => `№ ${shadeNumber}`
const say = (head: Partial<FinderInput> & Pick<FinderInput, 'wish'>) =>
  toVerdictTexts(find(parseInput(head), palette), texts, written)

const regrown = { scope: 'roots', regrowthCm: 2 } as const
const colored = (level: 5 | 6) => ({ kind: 'colored', level, tone: '0' }) as const

test('a shade that works is told with developer, minutes, boxes and the test of the skin', () => {
  const said = say({
    naturalLevel: 5,
    grey: 70,
    length: 'blades',
    thickness: 'thick',
    wish: { shade: '5-0' },
  })
  expect(said).toMatchObject({
    label: 'Получится дома',
    reasons: [],
    plans: [
      {
        shadeNumber: '5-0',
        developer: 'Проявитель в коробке: 6 %. Менять его нельзя.',
        mixing: 'Крем и проявитель смешайте 1 : 1.',
        minutes: 'Держать 40–45 минут от последнего мазка',
        grams: null,
        packs: [{ shadeNumber: '5-0', text: '3 коробки' }],
      },
    ],
    certainty: 'Результат предсказуем',
    insteadTitle: null,
    laterTitle: null,
  })
  expect(said.plans[0]?.before.map(({ id, procedure }) => [id, procedure])).toEqual([
    ['allergy-test-48h', 'test-na-allergiyu-48-chasov'],
  ])
  expect(said.screen).toContain('Цвет на экране приблизителен')
})

test('equal minutes are said once', () => {
  expect(say({ wish: { shade: '6-0' } }).plans[0]?.minutes).toBe('Держать 35 минут от последнего мазка')
})

test.each([
  [{ grey: 39 }, false],
  [{ grey: 40 }, true],
  [{ grey: 50 }, true],
  [{ grey: 51 }, false],
  [{ grey: 35, greyGuessed: true }, true],
])('%j: where nobody can tell whether half of the hair is grey, both times are said', (head, isSaid) => {
  const [first] = say({ ...head, naturalLevel: 6, wish: { shade: '6-0' } }).plans
  const longer = 'если седых больше половины — 40–45'
  const other =
    head.grey > 50 ? 'Держать 40–45 минут от последнего мазка' : 'Держать 35 минут от последнего мазка'
  expect(first?.minutes).toBe(isSaid ? `${other}; ${longer}` : other)
})

test('a dye that stands no longer on much grey has one time', () => {
  expect(say({ naturalLevel: 5, grey: 40, wish: { shade: '5-4' } }).plans[0]?.minutes).not.toContain(
    'половины',
  )
})

test('a balm is said in grams and minutes after application, and has no developer', () => {
  expect(say({ naturalLevel: 9, wish: { direction: 'no-yellow' } }).plans[0]).toMatchObject({
    mixing: null,
    developer: 'Проявителя нет.',
    minutes: 'Держать 3–5 минут после нанесения',
    grams: 'Около 25 г бальзама — 1,5–2 ст. л.',
    packs: [{ shadeNumber: '0-22', text: '1 коробка' }],
  })
  expect(say({ naturalLevel: 10, wish: { direction: 'no-yellow' } }).plans[0]?.grams).toBe(
    'По 15 г фиолетового и обычного бальзама',
  )
})

test('a balm asks for the test as its box does, a dye always', () => {
  const testOf = (head: Parameters<typeof say>[0]) => say(head).plans[0]?.before[0]?.text
  expect(testOf({ wish: { shade: '6-46' } })).toContain('если бальзам для вас новый')
  expect(testOf({ wish: { shade: '6-0' } })).toContain('даже если краска знакома')
})

test('a person who darkens lightened lengths reads of copper from a pool, with the shade of the wish and with an offer', () => {
  const lengths = { kind: 'lightened', level: 9, by: 'dye' } as const
  for (const shade of ['7-3', '8-0']) {
    const { plans } = say({ naturalLevel: 8, lengths, wish: { shade } })
    const copper = plans[0]?.warnings.filter(({ text }) => /бассейн.*медь.*хелатирующ/.test(text))
    expect(copper).toHaveLength(1)
  }
})

test.each([
  [{ wish: { shade: '6-0' } }, ['35 мин', '6 %', '1 коробка']],
  [{ grey: 50, wish: { shade: '6-0' } }, ['35 мин', '6 %', '1 коробка', '40–45, если седых больше']],
  [
    { naturalLevel: 5, grey: 70, length: 'blades', thickness: 'thick', wish: { shade: '5-0' } },
    ['40–45 мин', '6 %', '3 коробки'],
  ],
  [{ naturalLevel: 9, wish: { direction: 'no-yellow' } }, ['3–5 мин', 'без проявителя', '1 коробка']],
  [{ naturalLevel: 5, grey: 35, wish: { shade: '5-4' } }, ['35 мин', '6 %', '2 коробки']],
  [{ ...regrown, lengths: colored(6), wish: { shade: '6-0' } }, ['35 мин', '6 %', 'половина коробки']],
  [
    { ...regrown, naturalLevel: 5, grey: 35, lengths: colored(5), wish: { shade: '5-4' } },
    ['35 мин', '6 %', 'по половине коробки'],
  ],
] as const)('%j in short: %j', (head, [minutes, developer, packs, minutesIfOverHalf]: readonly string[]) => {
  expect(say(head).plans[0]?.short).toEqual({
    minutes,
    developer,
    packs,
    minutesIfOverHalf: minutesIfOverHalf ?? null,
  })
})

test('a mixture names its other half, as numbers of shades are written', () => {
  const [plan] = say({ naturalLevel: 5, grey: 35, wish: { shade: '5-4' } }).plans
  expect(plan?.warnings).toContainEqual({
    id: 'mix-half',
    text: 'Для ровного тона смешайте пополам с № 5-0.',
  })
  expect(plan?.packs.map(({ shadeNumber }) => shadeNumber)).toEqual(['5-4', '5-0'])
})

test('a refusal says why, what to do, where to read, and what can be done at home', () => {
  const said = say({
    naturalLevel: 6,
    lengths: { kind: 'colored', level: 4, tone: '0' },
    wish: { shade: '7-0' },
  })
  expect(said.label).toBe('Только у мастера')
  expect(said.reasons[0]).toMatchObject({
    id: 'dye-does-not-lift',
    text: expect.stringContaining('Краска не осветляет краску'),
    instead: expect.stringContaining('у мастера'),
    links: expect.arrayContaining([{ type: 'article', slug: 'iz-temnogo-v-svetlyj' }]),
  })
  expect(said.insteadTitle).toBe('Что можно дома')
  const [plan] = said.plans
  expect(plan).toMatchObject({ shadeNumber: '4-0', packs: [{ shadeNumber: '4-0' }] })
  expect(plan?.before.map(({ id }) => id)).toContain('allergy-test-48h')
})

test('an answer without any shade says why in a sentence', () => {
  expect(say({ age: 'under-16', wish: { shade: '6-0' } })).toMatchObject({
    plans: [],
    reasons: [{ text: 'Краска не предназначена для тех, кому меньше 16 лет.' }],
  })
})

test('a second step has its heading', () => {
  expect(say({ naturalLevel: 9, wish: { shade: '4-0' } }).laterTitle).toBe('Вторым шагом')
})

test('the gravest warnings come first: the doctor before the towel', () => {
  const [plan] = say({
    naturalLevel: 4,
    grey: 30,
    pregnancy: true,
    scalp: 'sensitive',
    wish: { shade: '4-6' },
  }).plans
  expect(plan?.warnings.map(({ id }) => id)).toEqual([
    'pregnancy-doctor',
    'sensitive-scalp',
    'start-grey-first',
    'mix-half',
    'copper-fades',
    'pink-water',
  ])
})

test.each([
  [{ pregnancy: true, wish: { shade: '6-0' } }, 'Сначала спросите врача', null],
  [{ pregnancy: true, naturalLevel: 2, wish: { direction: 'blond' } }, 'Сначала спросите врача', null],
  [{ pregnancy: true, reaction: 'dye', wish: { shade: '6-0' } }, 'Нельзя', null],
  [{ naturalLevel: 5, daysSinceOxidative: 3, wish: { shade: '5-4' } }, 'Стойкой — пока нельзя', null],
  [{ daysSinceOxidative: 3, wish: { shade: '6-0' } }, 'Нельзя', null],
  [{ wish: { shade: '6-0' } }, 'Получится дома', 'Результат предсказуем'],
] as const)('%j is headed «%s»', (head, label, certainty) => {
  expect(say(head)).toMatchObject({ label, certainty })
})

test.each([
  ['lightened hair and ash', { lengths: { kind: 'lightened', level: 7, by: 'dye' }, wish: { shade: '8-1' } }],
  ['henna and ash', { lengths: { kind: 'henna', level: 6 }, wish: { shade: '8-1' } }],
  ['the lightest hair', { naturalLevel: 10, wish: { shade: '8-0' } }],
  ['black hair and blond', { naturalLevel: 2, wish: { direction: 'blond' } }],
] as const)('%s: where there is no shade, none is promised', (_, head) => {
  const { plans, reasons } = say(head)
  expect(plans).toEqual([])
  for (const { instead } of reasons) expect(instead).not.toMatch(/в ответе|Дома возможен/)
})

test('where there is a shade, the reason speaks of it', () => {
  expect(say({ naturalLevel: 4, wish: { direction: 'blond' } }).reasons[0]?.instead).toContain(
    'Дома возможен',
  )
})

test('texts that lack a sentence are refused before anybody reads them', () => {
  const broken = { ...Object(content), warnings: {} }
  expect(() => readFinderTexts(broken)).toThrow('warm-undertone must be a text')
})
