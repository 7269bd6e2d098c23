import { expect, test } from 'vitest'
import { checkLayers, findImports } from './check-layers.ts'
import { cmsLayers, cmsServerLayers, type LayerTable, siteLayers, siteServerLayers } from './tables.ts'

test.each([
  { table: cmsLayers, least: 1000 },
  { table: cmsServerLayers, least: 10 },
  { table: siteLayers, least: 1000 },
  { table: siteServerLayers, least: 50 },
])('no import of $table.source leads upwards, in a circle, or out of it', ({ table, least }) => {
  const imports = findImports(table.source)
  expect(imports.length).toBeGreaterThan(least)
  expect(checkLayers(imports, table)).toEqual([])
})

const table: LayerTable = {
  source: 'an app',
  layers: [
    { name: 'pages', rooms: ['main.ts', 'pages'] },
    { name: 'base', rooms: ['lists', 'texts'] },
  ],
  divided: ['pages'],
  outside: [{ path: '../server/', typesOnly: true }],
}

function anImport(from: string, to: string) {
  return { from, to, isType: false }
}

test('an import downwards, or beside, is allowed', () => {
  const imports = [
    anImport('main.ts', 'pages/a/x.ts'),
    anImport('pages/a/x.ts', 'texts/y.ts'),
    anImport('texts/y.ts', 'lists/z.ts'),
  ]
  expect(checkLayers(imports, table)).toEqual([])
})

test('an import upwards is named', () => {
  expect(checkLayers([anImport('texts/y.ts', 'pages/a/x.ts')], table)).toEqual([
    'texts/y.ts imports upwards from pages/a/x.ts',
  ])
})

test('a circle of folders is named, also between the subjects of one room', () => {
  const between = [anImport('texts/y.ts', 'lists/z.ts'), anImport('lists/q.ts', 'texts/p.ts')]
  expect(checkLayers(between, table)[0]).toContain('texts → lists → texts')
  const within = [anImport('pages/a/x.ts', 'pages/b/x.ts'), anImport('pages/b/y.ts', 'pages/a/y.ts')]
  expect(checkLayers(within, table)[0]).toContain('pages/a → pages/b → pages/a')
})

test('an import that leaves the source is named, unless the table allows it', () => {
  const type = { ...anImport('texts/y.ts', '../server/x.ts'), isType: true }
  expect(checkLayers([type], table)).toEqual([])
  expect(
    checkLayers([anImport('texts/y.ts', '../server/x.ts'), anImport('main.ts', '../../other/z.ts')], table),
  ).toEqual([
    'texts/y.ts imports from outside of an app: ../server/x.ts',
    'main.ts imports from outside of an app: ../../other/z.ts',
  ])
})

test('a folder that stands in no layer is named', () => {
  expect(checkLayers([anImport('misc/w.ts', 'texts/y.ts')], table)[0]).toContain('misc stands in no layer')
})
