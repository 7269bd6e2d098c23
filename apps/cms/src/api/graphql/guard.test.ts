import { expect, test } from 'vitest'
import { allowedOrigin } from './guard.ts'

const listed = ['https://pryad.ru', 'http://localhost:8080']

test.each([
  ['https://pryad.ru', 'https://pryad.ru'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://localhost:8081', 'https://pryad.ru'],
  ['null', 'https://pryad.ru'],
  [null, 'https://pryad.ru'],
])('a page of %s is told that answers are for %s', (asking, allowed) => {
  expect(allowedOrigin(asking, listed)).toBe(allowed)
})

test('any page may read where the operator says so', () => {
  expect(allowedOrigin('https://elsewhere.example', ['*'])).toBe('*')
})
