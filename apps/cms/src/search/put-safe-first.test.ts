import { describe, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { putSafeFirst } from './put-safe-first.ts'
import { SearchIndex } from './search-index.ts'
import { bestPart } from './snippet.ts'

function anEntry(
  kind: Entry['kind'],
  documentId: number,
  title: string,
  sections: Record<string, string>,
  names = '',
): Entry {
  const base = kind === 'PAGE' ? '/help' : `/${kind.toLowerCase()}-${documentId}`
  const parts = Object.entries(sections).map(([heading, text]) => ({
    title: heading || null,
    text,
    href: heading ? `${base}#${heading}` : base,
    at: null,
  }))
  return {
    id: `${kind} ${documentId}`,
    kind,
    documentId,
    title,
    names,
    parts,
    pictureId: null,
    updatedAt: '',
  }
}

const index = new SearchIndex([
  { id: 'chernyj', terms: ['чёрный', 'брюнетка'], typos: [] },
  { id: 'ppd', terms: ['ppd'], typos: [] },
])
index.put(
  anEntry('PAGE', 1, 'Плохо после краски?', {
    '': 'Звоните 103: отекает лицо, трудно дышать',
    'Горит кожа': 'Смывайте прохладной водой',
    'Краска попала в глаз': 'Промывайте пятнадцать минут',
  }),
)
index.put(anEntry('SHADE', 2, 'Краска 1-0 Чёрный', { '': 'Чёрный цвет волос' }, '1-0 10 чёрный'))
index.put(anEntry('SHADE', 3, 'Краска 6-46 Кленовый лист', { '': 'Медный цвет' }, '6-46 646 медный'))
index.put(anEntry('ARTICLE', 4, 'Из тёмного в светлый', { '': 'Что делать с чёрным цветом: смывка, мастер' }))
index.put(anEntry('QUESTION', 5, 'Жжёт кожу', { '': 'Смойте краску: глаза, лицо и голову берегите' }))
index.put(anEntry('ARTICLE', 6, 'Аллергия, беременность и дети', { '': 'Краска 6-46 и чёрный цвет, брови' }))

const found = (query: string) => putSafeFirst(index.search(query), index.read(query), index)
const kinds = (query: string) => found(query).map(({ entry }) => entry.kind)
function placeOfFirst(query: string): string | undefined {
  const [first] = found(query)
  return first && bestPart(first.entry, first.terms, index).href
}

describe('first aid', () => {
  test.each([
    'опухли глаза после краски',
    'апухло лицо',
    'РАСПУХЛА губа',
    'отёк век',
    'глаз не открывается, краска попала',
    'не могу открыть глаза',
    'трудно дышать',
    'задыхаюсь',
    'осип голос от краски',
    'жжёт кожу сколько терпеть',
    'жжение кожи',
    'щипит голову',
    'горит голова',
    'волдыри',
    'проснулась, лицо как подушка, глаза щелки',
    'ребёнок проглотил краску',
    'ребенок выпил оксид',
    'малыш съел краску',
    'краска попала в рот',
    'jge[kj kbwj',
  ])('stands first, at its numbers to call: %s', (query) => {
    expect(placeOfFirst(query)).toBe('/help')
    expect(kinds(query)).not.toContain('SHADE')
  })

  test('for an eye that dye got into, it says first to rinse', () => {
    expect(placeOfFirst('в глаз попала краска')).toBe('/help#Краска попала в глаз')
  })

  test('is found at its top and behind all answers by those who need none', () => {
    const last = found('горячая вода для кожи').at(-1)
    expect(last && bestPart(last.entry, last.terms, index).href).toBe('/help')
  })

  test.each([
    'цвет под зелёные глаза',
    'горячие корни',
    'щипцы для волос',
    'выгорел цвет',
    'яркая женщина',
    'обожаю чёрный',
    'дочке 12 лет хочет чёрный',
    'окислитель 12',
  ])('is not pushed before those who need none: %s', (query) => {
    expect(placeOfFirst(query)).not.toBe('/help')
  })
})

test('no policy stands under first aid', () => {
  const withPolicy = new SearchIndex([])
  for (const entry of index.all()) withPolicy.put(entry)
  const policy = anEntry('PAGE', 9, 'Политика', { '': 'Отёк лица и другие сведения о здоровье' })
  withPolicy.put({ ...policy, parts: policy.parts.map((part) => ({ ...part, href: '/privacy' })) })
  const hits = putSafeFirst(withPolicy.search('отёк лица'), withPolicy.read('отёк лица'), withPolicy)
  expect(hits.map(({ entry }) => entry.id)).toContain('PAGE 1')
  expect(hits.map(({ entry }) => entry.id)).not.toContain('PAGE 9')
})

test.each([
  'чёрный цвет при беременности',
  '6-46 аллергия',
  'мне 12 лет, хочу чёрный',
  'дочке 13 лет хочет чёрный',
  'с 14 лет можно чёрный?',
  'черная хна на коже',
  'чёрным брови',
  'ppd в чёрной краске',
])('no shade stands beside words of health: %s', (query) => {
  expect(kinds(query)).not.toContain('SHADE')
})

describe('a shade stands', () => {
  test.each([
    'смыть черный цвет',
    'хочу уйти из черного',
    'смывка чёрного',
    'как вывести чёрный',
    'красилась в черный, мечтаю о светлом',
    '1-0 вышел слишком чёрным',
    'надоел чёрный цвет',
    '10 лет крашусь в черный хочу в русый',
    'чёрный 1-0 на 6 % чтобы схватилось',
  ])('behind all answers for those who want to get rid of a colour: %s', (query) => {
    expect(kinds(query)).toContain('ARTICLE')
    expect(kinds(query).findLastIndex((kind) => kind !== 'SHADE')).toBeLessThan(kinds(query).indexOf('SHADE'))
  })

  test.each([
    'чёрный',
    'хочу купить чёрную краску',
    'чёрн',
    'брюнетка',
    '1-0',
    'что такое 6/46',
    '646 сколько держать',
  ])('where its words put it for those who choose it: %s', (query) => {
    expect(kinds(query)[0]).toBe('SHADE')
  })
})
