import { readShades } from '@pryad/colour/shades/read-shades.ts'
import { expect, test } from 'vitest'
import { withPlainSpaces } from '#app/features/site/testing/a-site.ts'
import texts from '../../../../../../content/finder-texts.json'
import products from '../../../../../../content/products.json'
import facts from '../../../../../../content/shade-facts.json'
import { finderDataVersion } from '../finder-view.ts'
import { toForm } from '../form/to-form.server.ts'
import { finderTexts } from '../typeset-texts.server.ts'
import { createFinder } from '../work-out.ts'
import { compareWith, ownShade } from './compare-shades.ts'

const shades = readShades(products, facts.shades).map((shade) => {
  const { shadeNumber: number } = shade
  return { ...shade, number, name: 'Имя', title: number, group: '', path: '/', hasShops: false }
})
const form = withPlainSpaces(toForm({ texts, shades, notOffered: [], articles: [], strandUrl: () => '' }))
const words = finderTexts(texts, { articles: [], lessons: [] })
const finder = createFinder(withPlainSpaces({ version: finderDataVersion, shades, ...words }), form)

function answerTo(search: string, ...ticked: string[]) {
  const { result, hasPicture } = finder(new URLSearchParams(search), ticked)
  if (!result) throw new Error('There is no answer')
  return { result, hasPicture }
}

function compare(search: string, number: string, ...ticked: string[]) {
  const shade = form.shades.find(({ value }) => value === number)
  if (!shade) throw new Error(`${number} is not in the palette`)
  return compareWith({ shade, search, ticked, finder })
}

test('another shade of the palette is worked out on the same head', () => {
  const other = compare('level=6&grey=50&wish=6-0', '5-0')
  expect(other).toMatchObject({ title: '5-0 Имя', verdict: 'Получится дома', why: null })
  expect(other?.plan?.facts.map(({ text }) => text)).toEqual(['35 мин', '6 %', '1 коробка'])
})

test('the first shade of the answer does not get the verdict of a wish that it does not fulfil', () => {
  expect(ownShade(answerTo('level=6&wish=6-0').result)?.verdict).toBe('Получится дома')
  expect(ownShade(answerTo('level=3&wish=blond').result)?.verdict).toBe('Что можно дома')
})

test('a shade that is not for this hair is named with its verdict and reason, and not drawn', () => {
  const other = compare('level=3&wish=3-0', '9-0')
  expect(other).toMatchObject({ title: '9-0 Имя', plan: null, verdict: 'Только у мастера' })
  expect(other?.why).toBeTruthy()
})

test('what is ticked counts for the other shade too', () => {
  expect(compare('level=6&wish=6-0', '7-0', 'reaction-dye')).toMatchObject({ plan: null, verdict: 'Нельзя' })
})

test.each([
  [[], true],
  [['scalp-sensitive'], true],
  [['pregnancy'], false],
  [['reaction-dye'], false],
  [['too-soon'], false],
  [['under-16'], false],
])('with %j ticked the plan may be a picture: %s', (ticked, may) => {
  expect(answerTo('level=6&grey=50&wish=6-0', ...ticked).hasPicture).toBe(may)
})

test('an answer without a shade has no picture', () => {
  expect(answerTo('level=6&hair=henna&hairLevel=6&wish=blond').hasPicture).toBe(false)
})

test.each([
  ['level=6&grey=50&wish=6-0', 'always'],
  ['level=9&wish=no-yellow', 'ifNew'],
])('the skin is tested before %s: %s', (search, expected) => {
  expect(answerTo(search).result?.plans[0]?.test).toBe(expected)
})
