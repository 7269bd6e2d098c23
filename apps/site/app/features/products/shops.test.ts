import type { GetProductsQuery } from '@pryad/contract/generated/operations.ts'
import { expect, test } from 'vitest'
import { toReviews, toShops } from './shops.ts'

type Link = GetProductsQuery['productsPackageProducts']['data'][number]['links'][number]

const ozon: Link = { shop: 'Ozon', href: 'https://www.ozon.ru/a', type: 'shop' }

test('only links of the type «shop» are kept', () => {
  const links: Link[] = [
    { shop: 'Инструкция', href: 'https://example.ru/manual', type: 'review' },
    ozon,
    { shop: 'Отзывы', href: 'https://example.ru/reviews', type: 'review' },
  ]
  expect(toShops([{ links }])).toEqual([{ shop: 'Ozon', href: ozon.href }])
})

test('a shop that sells several of the products is named once', () => {
  const other = { ...ozon, href: 'https://www.ozon.ru/b' }
  expect(toShops([{ links: [ozon] }, { links: [other] }])).toEqual([{ shop: 'Ozon', href: ozon.href }])
})

test('a link that does not lead to the web is none', () => {
  const links = ['javascript:alert(1)', '/relative', 'ftp://example.ru'].map((href) => ({ ...ozon, href }))
  expect(toShops([{ links }])).toEqual([])
})

test('reviews are links of the type «review» alone', () => {
  const review: Link = { shop: 'Отзывы', href: 'https://example.ru/reviews', type: 'review' }
  expect(toReviews([{ links: [ozon, review] }])).toEqual([{ shop: 'Отзывы', href: review.href }])
})
