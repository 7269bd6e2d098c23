import { expect, test } from 'vitest'
import { mayBeUsed, refusedLicences, sbomShape } from './licences.ts'

const component = (name: string, licenses?: object[], scope = '') => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${scope}${name}@1.0.0`,
  ...(licenses ? { licenses } : {}),
})
const refusedOf = (...components: object[]) =>
  refusedLicences(sbomShape.parse({ bomFormat: 'CycloneDX', components }))

test('packages under a licence that is not on the list, or under none, are named', () => {
  const refused = refusedOf(
    component('good', [{ license: { id: 'MIT' } }]),
    component('either', [{ expression: '(MPL-2.0 OR Apache-2.0)' }]),
    component('bad', [{ license: { id: 'GPL-3.0-only' } }]),
    component('both', [{ license: { id: 'MIT' } }, { license: { name: 'Commons Clause' } }]),
    component('silent'),
  )
  expect(refused).toEqual([
    'bad@1.0.0: GPL-3.0-only',
    'both@1.0.0: MIT AND Commons Clause',
    'silent@1.0.0: no licence is named',
  ])
})

test('the parts of the product itself need no licence', () => {
  expect(refusedOf(component('cms', undefined, '%40pryad/'))).toEqual([])
})

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
