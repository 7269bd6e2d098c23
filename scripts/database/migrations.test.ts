import { expect, test } from 'vitest'
import { migrationToUndo } from './migrations.ts'

const first = { name: '20261125_192226_initial', batch: 1 }
const second = { name: '20261126_100000_second', batch: 1 }
const third = { name: '20261201_100000_third', batch: 2 }

test('the newest migration is taken back, in whatever order they are read', () => {
  expect(migrationToUndo([third, first, second])).toBe(third.name)
  expect(migrationToUndo([second, first])).toBe(second.name)
})

test.each([[[]], [[first]]])('none of %o is taken back: the first one made the tables', (done) => {
  expect(() => migrationToUndo(done)).toThrow('everything would go')
})
