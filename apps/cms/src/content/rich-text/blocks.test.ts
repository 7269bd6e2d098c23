import { expect, test } from 'vitest'
import { blocks } from './blocks.ts'

/** The panel's answer to a level in a block with the finder. */
function sayOf(level: number | null): unknown {
  const finder = blocks.find(({ slug }) => slug === 'finder')
  const field = finder?.fields.find((one) => 'name' in one && one.name === 'level') ?? {}
  const validate: unknown = 'validate' in field ? field.validate : undefined
  if (typeof validate !== 'function') throw new Error('Nothing judges the level.')
  return validate(level, { ...field, req: { t: (key: string) => key } })
}

test.each([1, 5, 10, null])('the finder opens at level %s', (level) => {
  expect(sayOf(level)).toBe(true)
})

test.each([5.5, 0, 11])('the finder cannot open at level %s', (level) => {
  expect(sayOf(level)).not.toBe(true)
})
