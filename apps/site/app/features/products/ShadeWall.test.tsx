// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepSaved } from '#app/features/saved-answers/saved-answers.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import type { Strand } from './product-view.ts'
import { ShadeWall } from './ShadeWall.tsx'

const shade = (number: string, min: number, max: number): Strand => ({
  ean: number,
  number,
  name: 'Тон',
  hex: '#000000',
  family: 'natural',
  path: `/shades/${number}`,
  picture: null,
  levels: { min, max },
})

test('each strand says its number and name below its picture; without a picture its colour is shown', () => {
  renderOnSite(<ShadeWall shades={[shade('5-0', 5, 6)]} label="Палитра" chosen={undefined} />)
  const strand = screen.getByRole('link', { name: '5-0 Тон' })
  expect(strand.querySelector('rect')?.getAttribute('fill')).toBe('#000000')
})

test('the palette marks what suits the level that this device remembers', () => {
  keepSaved({ search: 'level=6&wish=6-0', summary: 'Корни: 6' })
  const shades = [shade('5-0', 5, 6), shade('7-0', 6, 8), shade('10-1', 8, 10), shade('4-0', 1, 5)]
  renderOnSite(<ShadeWall shades={shades} label="Палитра" chosen={undefined} />)
  const marked = screen.getAllByRole('link', { name: /^для\sвас\s—\sподойдёт волосам уровня\s6\. / })
  expect(marked.map(({ title }) => title)).toEqual(['5-0 Тон', '7-0 Тон'])
})
