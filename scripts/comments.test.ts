import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'

const foreign = new Set(['node_modules', 'build', '.next', 'data', '.react-router', 'generated'])
const sources = globSync('*/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: (name) => foreign.has(path.basename(name)),
}).sort()

/** The first line of each comment, with its line number. */
function beginningsOf(code: string): { line: number; words: string }[] {
  const lines = code.split('\n')
  return lines.flatMap((text, index) => {
    const before = lines[index - 1] ?? ''
    const oneLine = /^(?:.*\s)?(?:\/\/|\/\*\*?) (.+)$/.exec(text)?.[1]
    const isContinued = /^\s*\/\//.test(text) && /^\s*\/\//.test(before)
    if (oneLine) return isContinued ? [] : [{ line: index + 1, words: oneLine }]
    const inBlock = /^\s*\/\*\*?$/.test(before) ? /^\s*\* (.+)$/.exec(text)?.[1] : undefined
    return inBlock ? [{ line: index + 1, words: inBlock }] : []
  })
}

test('the first lines of comments are found, whatever their form', () => {
  const code =
    'const a = 1 // One\n// Two\n// goes on\n/** Three */\n/**\n * Four\n * goes on\n */\n/* Five */'
  expect(beginningsOf(code).map(({ words }) => words.replace(' */', ''))).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
  ])
})

test('comments begin with their subject, not with «Of …», «What …», «So many …» or «As many …»', () => {
  const riddles = sources.flatMap((file) =>
    beginningsOf(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ words }) => /^(?:Of|What|So many|As many) /.test(words))
      .map(({ line, words }) => `${file}:${line} ${words}`),
  )
  expect(riddles).toEqual([])
})
