import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../tasks/project.ts'

/** Style sheets of both apps with the components that import them, and the name they give them. */
const imports = globSync('apps/{site/app,cms/src}/**/*.tsx', { cwd: root }).flatMap((component) => {
  const source = readFileSync(path.join(root, component), 'utf8')
  return [...source.matchAll(/^import (\w+) from '(\..*\.module\.css)'$/gm)].map(
    ([, name = '', sheet = '']) => ({
      source: source.replace(/^import .*$/gm, ''),
      name,
      sheet: path.join(path.dirname(component), sheet),
    }),
  )
})
const sheets = Map.groupBy(imports, ({ sheet }) => sheet)

describe.each([...sheets])('%s', (sheet, users) => {
  // `:global` marks a foreign class, such as those of Payload's buttons.
  const css = readFileSync(path.join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  const declared = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name))
  const used = new Set(
    users.flatMap(({ source, name }) =>
      [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(
        ([, dot, bracket]) => dot ?? bracket,
      ),
    ),
  )
  const isLookedUp = users.some(({ source, name }) => new RegExp(`\\b${name}\\[[^']`).test(source))

  test('has every class that a component uses', () => {
    expect([...used].filter((name) => !declared.has(name))).toEqual([])
  })

  // A class whose name is worked out cannot be found by reading.
  if (!isLookedUp)
    test('has no class that no component uses', () => {
      expect([...declared].filter((name) => !used.has(name))).toEqual([])
    })
})

test('there are style sheets to look at', () => {
  expect(sheets.size).toBeGreaterThan(30)
})
