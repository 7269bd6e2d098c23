import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import sayInRussian from './panel-words-loader.ts'
import { repairs } from './repairs.ts'
import { panelWords } from './words.ts'

const modules = path.resolve(import.meta.dirname, '../../../../../node_modules')

/** The code that browsers get of a package of the panel. */
async function codeOf(name: string): Promise<string> {
  const folder = path.join(modules, name, 'dist/exports/client')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n')
}

const code = (await Promise.all(['@payloadcms/ui', '@payloadcms/richtext-lexical'].map(codeOf))).join('\n')

test.each(panelWords)('the packages still say $was', ({ was }) => {
  expect(code.includes(was)).toBe(true)
})

test('none of these words is left', () => {
  const said = sayInRussian.call(undefined, code)
  expect(panelWords.filter(({ was }) => said.includes(was))).toEqual([])
})

test.each(repairs)('the panel still has in $file: $was', async ({ file, was, is }) => {
  const resourcePath = path.join(modules, '@payloadcms/next/dist/views', file)
  const source = await readFile(resourcePath, 'utf8')
  expect(source).toContain(was)
  expect(sayInRussian.call({ resourcePath }, source)).toContain(is)
})
