import { expect, test } from 'vitest'
import { missingPages } from '#app/api/context.ts'
import { standingLinks } from './use-site.ts'

const label = 'Я даю [согласие](/consent), как сказано в [политике](/privacy)'

test('a text keeps the words of a link whose page is not there, and other links whole', () => {
  expect(standingLinks(['consent']).withoutMissing(label)).toBe(
    'Я даю согласие, как сказано в [политике](/privacy)',
  )
  expect(standingLinks([]).withoutMissing(label)).toBe(label)
})

test('pages are missing only when the backend has told which it has', () => {
  expect(missingPages([])).toEqual(['consent', 'cookies', 'help', 'privacy'])
  expect(missingPages([{ slug: 'privacy' }, { slug: 'oplata' }])).toEqual(['consent', 'cookies', 'help'])
  expect(missingPages(undefined)).toEqual([])
})
