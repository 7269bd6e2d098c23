import { listTexts } from '@pryad/colour/texts/editable-texts.ts'
import { expect, test } from 'vitest'
import finder from '../../../../../content/finder-texts.json' with { type: 'json' }
import site from '../../../../../content/site.json' with { type: 'json' }
import { releaseTexts, type TextTree } from './release-texts.ts'

const keysOf = (tree: TextTree, path = ''): string[] =>
  Object.entries(tree)
    .filter(([name]) => name !== 'groupLabel')
    .flatMap(([name, inner]) =>
      typeof inner === 'string' ? [path + name] : keysOf(inner, `${path}${name}.`),
    )

test('the panel has every text of both files, with the words of the file', () => {
  const originals = releaseTexts.map(({ key, original }) => [key, original])
  const finders = listTexts(finder).map(({ key, text }) => [`finder.${key}`, text])
  expect(originals.slice(-finders.length)).toEqual(finders)
  expect(originals.slice(0, -finders.length).map(([key]) => key)).toEqual(
    keysOf(site.texts).map((key) => `site.${key}`),
  )
  expect(originals).toContainEqual(['site.errors.offline.title', site.texts.errors.offline.title])
})

test('every label is of a text that is there', () => {
  expect(keysOf(site.labels).toSorted()).toEqual(keysOf(site.texts).toSorted())
})

test.each([
  ['site.navigation.openMenu', 'Меню и переходы', 'Кнопка: открыть меню'],
  ['site.home.path.test.title', 'Главная страница', 'Путь для начинающих → Шаг 1 → Название'],
  ['finder.verdicts.no.label', 'Подбор: вердикты', 'Вердикт'],
  [
    'finder.reasons.too-soon.instead',
    'Подбор: причины и советы',
    'Совет после слов «После прошлого окрашивания прошло меньше двух недель.»',
  ],
])('%s says where it stands', (key, section, place) => {
  expect(releaseTexts.find((text) => text.key === key)).toMatchObject({ section, place })
})
