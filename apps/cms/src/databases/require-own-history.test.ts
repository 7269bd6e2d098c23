import { expect, test } from 'vitest'
import { OtherHistoryError, requireOwnHistory } from './require-own-history.ts'

const ours = [{ name: '20261125_192226_initial' }, { name: '20261201_100000_second' }]

test.each([
  ['new', []],
  ['of this version', ours.map(({ name }) => name)],
  ['of an older version', ['20261125_192226_initial']],
  ['of a newer version', [...ours.map(({ name }) => name), '20270101_100000_third']],
])('a database that is %s is used', (_, done) => {
  expect(() => requireOwnHistory(done, ours)).not.toThrow()
})

test('a database that began otherwise is refused, with its newest migration', () => {
  const done = ['20261122_233726_second_factor', '20261121_132919_initial']
  expect(() => requireOwnHistory(done, ours)).toThrow(OtherHistoryError)
  expect(() => requireOwnHistory(done, ours)).toThrow('its newest migration is 20261122_233726_second_factor')
})
