import { expect, test } from 'vitest'
import { checkOrder, findImports } from './room-order.ts'
import type { Source } from './rooms.ts'

test('the imports of a folder are found, types and those by #app too', () => {
  const imports = findImports('apps/site/server')
  expect(imports.some(({ isType }) => isType)).toBe(true)
  expect(imports.some(({ to }) => to.startsWith('apps/site/app/'))).toBe(true)
  expect(findImports('apps/site/app').length).toBeGreaterThan(500)
})

const house: Source = {
  folder: 'house',
  rooms: ['pages', 'texts', 'lists'],
  divided: ['pages'],
  outside: ['content/'],
  outsideTypes: ['server/'],
}

function check(from: string, to: string, isType = false): string[] {
  return checkOrder([{ from, to, isType }], house)
}

test('an import downwards, to a file beside the rooms, or out of one is allowed', () => {
  expect(check('house/pages/a/x.ts', 'house/lists/y.ts')).toEqual([])
  expect(check('house/lists/y.ts', 'house/environment.ts')).toEqual([])
  expect(check('house/main.ts', 'house/pages/a/x.ts')).toEqual([])
})

test('an import upwards is named', () => {
  expect(check('house/texts/y.ts', 'house/pages/a/x.ts')).toEqual([
    'house/texts/y.ts imports upwards from house/pages/a/x.ts',
  ])
})

test('a circle between the folders of a divided room is named', () => {
  const imports = [
    { from: 'house/pages/a/x.ts', to: 'house/pages/b/x.ts', isType: false },
    { from: 'house/pages/b/y.ts', to: 'house/pages/a/y.ts', isType: true },
  ]
  expect(checkOrder(imports, house)).toEqual([
    'Folders import each other in a circle: pages/a → pages/b → pages/a',
  ])
})

test('an import that leaves the folder is named, unless it is allowed', () => {
  expect(check('house/texts/y.ts', 'content/site.json')).toEqual([])
  expect(check('house/texts/y.ts', 'server/x.ts', true)).toEqual([])
  expect(check('house/texts/y.ts', 'server/x.ts')).toEqual([
    'house/texts/y.ts imports from outside of house: server/x.ts',
  ])
})

test('a folder that is not in the list is named', () => {
  expect(check('house/misc/w.ts', 'house/texts/y.ts')).toEqual([
    'house/misc is not among the rooms of scripts/checks/rooms.ts',
  ])
})
