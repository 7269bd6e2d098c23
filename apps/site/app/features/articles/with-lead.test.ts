import { expect, test } from 'vitest'
import { withLead } from './with-lead.ts'

const [newest, first, other] = ['newest', 'first', 'other'].map((id) => ({ id }))
if (!newest || !first || !other) throw new Error('unreachable')

test('the article of the editors leads, and is not shown again further down', () => {
  expect(withLead([newest, other, first], first)).toEqual([first, newest, other])
})

test('an article that is too old for the first part of the list leads as well', () => {
  expect(withLead([newest, other], first)).toEqual([first, newest, other])
})

test('without a choice the newest one leads', () => {
  expect(withLead([newest, first], null)).toEqual([newest, first])
})
