import { expect, test } from 'vitest'
import { toCellText } from './columns.ts'

test.each(['constructor', 'toString', '__proto__'])('a cell shows the name «%s» as it is written', (name) => {
  expect(toCellText('series', name)).toBe(name)
  expect(toCellText('tags', [name, 'Уход'])).toBe(`${name}, Уход`)
  expect(toCellText('finder.kind', name)).toBe(name)
})

test('a cell shows a choice by its label', () => {
  expect(toCellText('finder.kind', 'permanent')).toBe('Стойкая')
  expect(toCellText('baseRange.hair', ['natural', 'colored'])).toBe('Натуральные, Окрашенные')
})
