import type { GetProductsQuery } from '@pryad/contract/generated/operations.ts'
import { expect, test } from 'vitest'
import { toReviews, toShops } from './shops.ts'

type Link = GetProductsQuery['productsPackageProducts']['data'][number]['links'][number]

const ozon: Link = { shop: 'Ozon', href: 'https://www.ozon.ru/a', type: 'shop' }
const review: Link = { shop: 'Отзывы', href: 'https://example.ru/reviews', type: 'review' }
const nowhere = ['javascript:alert(1)', '/relative', 'ftp://example.ru'].map((href) => ({ ...ozon, href }))

test('shops and reviews are links of their own type that lead to the web', () => {
  const products = [{ links: [review, ...nowhere, ozon] }]
  expect(toShops(products)).toEqual([{ shop: 'Ozon', href: ozon.href }])
  expect(toReviews(products)).toEqual([{ shop: 'Отзывы', href: review.href }])
})

test('a shop that sells several of the products is named once', () => {
  const other = { ...ozon, href: 'https://www.ozon.ru/b' }
  expect(toShops([{ links: [ozon] }, { links: [other] }])).toEqual([{ shop: 'Ozon', href: ozon.href }])
})
