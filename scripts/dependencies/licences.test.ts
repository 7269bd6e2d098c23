import { expect, test } from 'vitest'
import { mayBeUsed } from './licences.ts'

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['WTFPL OR ISC', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['', false],
])('a package under «%s» may be used: %s', (licence, may) => {
  expect(mayBeUsed('some-package', licence)).toBe(may)
})

test('an exception is for its package and its licence alone', () => {
  expect(mayBeUsed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true)
  expect(mayBeUsed('@img/sharp-libvips-linux-x64', 'GPL-3.0')).toBe(false)
})
