import { find } from '@pryad/colour/find.ts'
import type { FinderInput } from '@pryad/colour/hair/finder-input.ts'
import { lookAfter, lookBefore } from '@pryad/colour/looks.ts'
import { readShades } from '@pryad/colour/shades/read-shades.ts'
import { parseInput } from '@pryad/colour/tests/parse-input.ts'
import { expect, test } from 'vitest'
import texts from '../../../../../../content/finder-texts.json'
import products from '../../../../../../content/products.json'
import facts from '../../../../../../content/shade-facts.json'
import { describeAfter, describeBefore, toStrand } from './to-result.ts'

const shades = readShades(products, facts.shades)

function describe(head: Partial<FinderInput> & Pick<FinderInput, 'wish'>): [string, string] {
  const input = parseInput(head)
  const [plan] = find(input, shades).plans
  if (!plan) throw new Error('No shade is named')
  const after = describeAfter(lookBefore(input), lookAfter(input, plan), texts.page)
  return [describeBefore(input, texts.page), after]
}

test.each<[Partial<FinderInput> & Pick<FinderInput, 'wish'>, string, string]>([
  [
    { naturalLevel: 6, grey: 50, wish: { shade: '6-0' } },
    'уровень 6, седых около половины',
    'ровный цвет, седина закрыта',
  ],
  [
    { naturalLevel: 5, grey: 25, wish: { shade: '5-4' } },
    'уровень 5, седых около четверти',
    'седина мягче, но видна',
  ],
  [{ naturalLevel: 7, wish: { shade: '7-0' } }, 'уровень 7, без седины', 'ровный цвет'],
  [
    { naturalLevel: 5, lengths: { kind: 'lightened', level: 9, by: 'powder' }, wish: { shade: '5-0' } },
    'корни уровня 5, длина уровня 9, без седины',
    'корни прежние, длина в тон оттенка',
  ],
  [
    {
      naturalLevel: 6,
      grey: 25,
      lengths: { kind: 'colored', level: 8, tone: '0' },
      regrowthCm: 5,
      wish: { shade: '6-0' },
    },
    'корни уровня 6, длина уровня 8, седых около четверти',
    'корни и\u00a0длина почти одного цвета, седина закрыта',
  ],
  [
    { naturalLevel: 3, grey: 5, greyWhere: 'patch', wish: { shade: '3-0' } },
    'уровень 3, седина пятном',
    'ровный цвет, седина закрыта',
  ],
])('%j', (head, before, after) => {
  expect(describe(head)).toEqual([before, after])
})

test('grey is drawn where it was said to be', () => {
  const drawn = (grey: number, greyWhere?: FinderInput['greyWhere']) => {
    const input = parseInput({ grey, ...(greyWhere && { greyWhere }), wish: { shade: '6-0' } })
    return toStrand(lookBefore(input), input)
  }
  expect(drawn(10, 'patch')).toMatchObject({ greyShare: 10, greyWhere: 'patch' })
  expect(drawn(50)).toMatchObject({ greyShare: 50, greyWhere: 'everywhere' })
})
