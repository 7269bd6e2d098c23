import { expect, test } from 'vitest'
import { asSentence, plainText } from './to-entry.ts'

test('a picture that was put in by the panel, which writes no fields for it, takes no words away', () => {
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', version: 1, text: 'Смойте краску.' }],
  }
  const picture = { type: 'upload', version: 1, fields: null }
  expect(plainText({ root: { type: 'root', version: 1, children: [picture, paragraph] } })).toBe(
    'Смойте краску.',
  )
})

test('lines of a list that are read one after the other do not run together', () => {
  const lines = ['Полностью закрывает седину.', ' Чистый тон без зелени ', 'Выдержка 35 минут?', '']
  expect(lines.map(asSentence).join(' ').trim()).toBe(
    'Полностью закрывает седину. Чистый тон без зелени. Выдержка 35 минут?',
  )
})
