import { beforeEach, expect, test } from 'vitest'
import { RefusedFields } from './refused-fields.ts'

const wrong = { value: 'a--b', valid: false, errorMessage: 'Адрес с двумя дефисами.' }
const lookedOver = { ...wrong, valid: true, errorMessage: undefined as unknown as string }
const error = { path: 'slug', message: 'Адрес с двумя дефисами.' }
let refused: RefusedFields

beforeEach(() => {
  refused = new RefusedFields()
  expect(refused.see({ slug: wrong }, true)).toEqual([])
})

test('the mistake in a field is named again after each draft that saves itself', () => {
  expect(refused.see({ slug: lookedOver }, false)).toEqual([error])
  expect(refused.see({ slug: wrong }, true)).toEqual([])
  expect(refused.see({ slug: lookedOver }, false)).toEqual([error])
})

test('answers to two earlier questions take it away for a moment only', () => {
  expect(refused.see({ slug: lookedOver }, true)).toEqual([error])
  expect(refused.see({ slug: wrong }, true)).toEqual([])
  expect(refused.see({ slug: lookedOver }, true)).toEqual([error])
})

test('so do they when it was said before the form itself had shown it', () => {
  refused.forget()
  refused.refuse([error], { slug: lookedOver })
  expect(refused.see({ slug: lookedOver }, false)).toEqual([error])
  for (const _ of ['under way', 'behind it']) {
    expect(refused.see({ slug: wrong }, true)).toEqual([])
    expect(refused.see({ slug: lookedOver }, true)).toEqual([error])
  }
})

test('it goes when the field is changed', () => {
  expect(refused.see({ slug: { ...lookedOver, value: 'a-b' } }, true)).toEqual([])
  expect(refused.see({ slug: lookedOver }, false)).toEqual([])
})

test('it goes for good when the field is put right, though its words stay until the form has looked', () => {
  const putRight = { ...wrong, value: 'a-b' }
  expect(refused.see({ slug: putRight }, true)).toEqual([])
  expect(refused.see({ slug: putRight }, true)).toEqual([])
  expect(refused.see({ slug: { ...putRight, valid: true } }, true)).toEqual([])
  expect(refused.see({ slug: { ...putRight, valid: true } }, false)).toEqual([])
})

test('it goes when the server has looked again and found it right', () => {
  for (const _ of ['under way', 'behind it']) {
    refused.see({ slug: lookedOver }, true)
    refused.see({ slug: wrong }, true)
  }
  expect(refused.see({ slug: lookedOver }, true)).toEqual([])
  expect(refused.see({ slug: lookedOver }, false)).toEqual([])
})

test('it goes when the document was published', () => {
  refused.forget()
  expect(refused.see({ slug: lookedOver }, false)).toEqual([])
})

test('it is said, though the form has taken it away before anybody saw it', () => {
  refused.forget()
  refused.refuse([error], { slug: lookedOver })
  expect(refused.see({ slug: lookedOver }, false)).toEqual([error])
  expect(refused.see({ slug: wrong }, true)).toEqual([])
})

test('it is not said of what was written while the refusal was on its way', () => {
  refused.forget()
  refused.refuse([error], { slug: lookedOver })
  expect(refused.see({ slug: { ...lookedOver, value: 'a-b' } }, false)).toEqual([])
})
