import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '..')

test('no width is counted in `ch`: a letter of the stand-in is narrower, so lines would break elsewhere when the type comes', () => {
  const found = globSync('**/*.css', { cwd: app }).filter((sheet) =>
    /\d(?:ch|ex|ic)\b/.test(readFileSync(path.join(app, sheet), 'utf8')),
  )
  expect(found).toEqual([])
})
