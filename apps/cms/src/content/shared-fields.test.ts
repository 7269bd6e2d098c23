import { expect, test } from 'vitest'
import { completeAddress, isAddress } from './shared-fields.ts'

test.each([
  ['letu.ru/product/kraska-6-0', 'https://letu.ru/product/kraska-6-0'],
  ['www.ozon.ru', 'https://www.ozon.ru'],
  ['магазин.рф/оттенок?id=1#otzyvy', 'https://магазин.рф/оттенок?id=1#otzyvy'],
  ['shop.example.ru:8080/', 'https://shop.example.ru:8080/'],
  ['https://letu.ru/', 'https://letu.ru/'],
  ['/articles/sedina', '/articles/sedina'],
  ['#faq', '#faq'],
])('«%s» is an address: «%s»', (typed, stored) => {
  expect(completeAddress(typed)).toBe(stored)
  expect(isAddress(stored)).toBe(true)
})

test.each(['articles', 'письмо@letu.ru', 'javascript:alert(1)', 'letu.ru:x', 'смотри letu.ru', '//letu.ru'])(
  '«%s» is none',
  (typed) => expect(isAddress(completeAddress(typed))).toBe(false),
)
