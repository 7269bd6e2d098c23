import { expect, test } from 'vitest'
import type { Link } from './columns.ts'
import { mergeLinks } from './merge-links.ts'

const link = (shop: string, href: string): Link => ({ type: 'shop', shop, href })

test('the links of a shop are replaced once, where they were, whatever letters its name has', () => {
  const before = [link('WB', '/w'), link('Ozon', '/a'), link('Лавка', '/l'), link('ozon', '/b')]
  expect(mergeLinks(before, [{ type: 'shop', shop: 'OZON', hrefs: ['/c', '/d'] }])).toEqual({
    links: [link('WB', '/w'), link('Ozon', '/c'), link('Ozon', '/d'), link('Лавка', '/l')],
    changes: [{ label: 'Магазин: Ozon', before: '/a\n/b', after: '/c\n/d' }],
  })
})
