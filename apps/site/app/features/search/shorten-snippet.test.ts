import { expect, test } from 'vitest'
import { shortenSnippet } from './shorten-snippet.ts'

const plain = (text: string) => ({ text, isMarked: false })
const marked = (text: string) => ({ text, isMarked: true })

test('a short snippet stays as it is', () => {
  const pieces = [plain('…бывает и упрямая '), marked('седина'), plain(': жёсткая.')]
  expect(shortenSnippet(pieces, 100)).toEqual(pieces)
})

test('no full stop stands before the sign that it goes on', () => {
  expect(shortenSnippet([plain('Волос без меланина. Дальше')], 22)).toEqual([
    plain('Волос без меланина'),
    plain('…'),
  ])
})

test('marked words are not cut', () => {
  expect(shortenSnippet([plain('Проверьте '), marked('линию роста волос')], 15)).toEqual([
    plain('Проверьте '),
    plain('…'),
  ])
})
