import { expect, test } from 'vitest'
import type { PaletteProduct } from './product-view.ts'
import { toCard } from './to-shade.server.ts'

test('a card brings nothing of a shade that only its own page shows', () => {
  const product = { ean: '2007700000086', title: 'Вуаль', howToUse: 'Нанесите на сухие волосы.', links: [] }
  const card = toCard(product as unknown as PaletteProduct)
  expect(Object.keys(card).sort()).toEqual(
    ['ean', 'group', 'hex', 'picture', 'series', 'shadeName', 'shadeNumber', 'title'].sort(),
  )
})
