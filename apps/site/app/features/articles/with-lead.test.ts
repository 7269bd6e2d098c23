import { expect, test } from 'vitest'
import { withLead } from './with-lead.ts'

const [newest, first, other] = [{ id: 'newest' }, { id: 'first' }, { id: 'other' }]

test('the article of the editors leads, however old it is, and stands there once; else the newest leads', () => {
  expect(withLead([newest, other, first], first)).toEqual([first, newest, other])
  expect(withLead([newest, other], first)).toEqual([first, newest, other])
  expect(withLead([newest, first], null)).toEqual([newest, first])
})
