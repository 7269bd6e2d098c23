import { expect, test } from 'vitest'
import { toShadeTeaser } from './to-shade.server.ts'

test('a card brings nothing of a shade that only its own page shows', () => {
  const card = {
    ean: '2007700000086',
    series: 'Вуаль',
    group: 'Краска',
    shadeNumber: '6-46',
    shadeName: 'Медный каштан',
    title: 'Вуаль 6-46',
    hex: '#7a4a2e',
    picture: null,
  }
  const product = { ...card, howToUse: 'Нанесите на сухие волосы.', links: [] }
  expect(toShadeTeaser(product)).toEqual(toShadeTeaser(card))
})
