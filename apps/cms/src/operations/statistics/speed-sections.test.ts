import type { CountName } from '@pryad/contract/counting/count-names.ts'
import { edgeAbove, edgeBelow } from '@pryad/contract/counting/vital-keys.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSpeed, percentile75, scriptErrors } from './speed-sections.ts'

const counted = (name: CountName, keys: Record<string, number>) =>
  new Map([[name, new Map(Object.entries(keys))]])
const lines = ({ rows }: ReturnType<typeof pageSpeed>) =>
  rows.map(({ subject, values }) => [subject, ...values].join(' | ').replaceAll('\u00a0', ' '))

test('whatever was measured, the figure lies in the bucket of the real one', () => {
  const values = fc.array(fc.oneof(fc.nat(50), fc.nat(3000), fc.nat(60_000)), { minLength: 1 })
  fc.assert(
    fc.property(values, (measured) => {
      const histogram = new Map<number, number>()
      for (const value of measured) {
        const edge = edgeAbove(value)
        histogram.set(edge, (histogram.get(edge) ?? 0) + 1)
      }
      const sorted = measured.toSorted((one, other) => one - other)
      const real = sorted[Math.ceil(measured.length * 0.75) - 1] ?? Number.NaN
      const told = percentile75(histogram)
      expect(told).toBeLessThanOrEqual(edgeAbove(real))
      expect(told).toBeGreaterThanOrEqual(edgeBelow(edgeAbove(real)))
    }),
    { numRuns: 1000 },
  )
})

test('each kind of page has its figures with the count they rest on, in words as well, and all pages have theirs', () => {
  const sums = counted('vital', {
    'main:LCP:900': 30,
    'main:LCP:4500': 10,
    'main:INP:100': 40,
    'main:CLS:0': 40,
    'main:TTFB:2000': 40,
    'article:LCP:2600': 20,
    'article:INP:300': 3,
    'article:CLS:120': 20,
  })
  expect(lines(pageSpeed(sums))).toEqual([
    'Все страницы | 2,6 с, надо улучшить (60) | 99 мс, отлично (43) | 0,11, надо улучшить (60) | 2 с, плохо (40)',
    'Главная | 0,9 с, отлично (40) | 99 мс, отлично (40) | 0, отлично (40) | 2 с, плохо (40)',
    'Статья | 2,6 с, надо улучшить (20) | мало данных (3) | 0,12, надо улучшить (20) | —',
  ])
})

test('every kind of page has a title', () => {
  const kinds = 'main article list lesson faq palette shade finder search page other'.split(' ')
  const keys = kinds.map((kind): [string, number] => [`${kind}:LCP:900`, 1])
  expect(pageSpeed(counted('vital', Object.fromEntries(keys))).rows).toHaveLength(12)
})

test('fewer than twenty values are no figure, and nothing measured is no row', () => {
  expect(lines(pageSpeed(counted('vital', { 'faq:LCP:900': 19 })))).toEqual([
    'Все страницы | мало данных (19) | — | — | —',
    'Вопросы и ответы | мало данных (19) | — | — | —',
  ])
  expect(lines(pageSpeed(counted('vital', { 'faq:LCP:900': 20 })))[1]).toMatch(/^Вопросы и ответы \| 0,89 с/)
  expect(pageSpeed(new Map()).rows).toEqual([])
})

test('one machine that invents values on a day with three hundred visitors moves a figure by its forty', () => {
  const honest = Object.fromEntries(
    Array.from({ length: 30 }, (_, step) => [`main:LCP:${500 + step * 50}`, 10]),
  )
  const [before] = lines(pageSpeed(counted('vital', honest)))
  const [after] = lines(pageSpeed(counted('vital', { ...honest, 'main:LCP:60000': 40 })))
  expect([before?.slice(0, 28), after?.slice(0, 28)]).toEqual([
    'Все страницы | 1,6 с, хорошо',
    'Все страницы | 1,7 с, хорошо',
  ])
})

test('errors of scripts are told with their file and build, the most frequent first', () => {
  const sums = counted('script-error', {
    'TypeError:shared-XOsrNf1x.js:2583b985': 2,
    'rejection:foreign:2583b985': 7,
    'ivanov:page:anna': 9,
  })
  expect(lines(scriptErrors(sums))).toEqual([
    'Отказ промиса (unhandled rejection): чужой скрипт | 7 | 2583b985',
    'TypeError: shared-XOsrNf1x.js | 2 | 2583b985',
  ])
})
