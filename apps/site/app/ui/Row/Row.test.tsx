import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Column, type ColumnSize } from '../Column/Column.tsx'
import { Row } from './Row.tsx'

test.each(['start', 'end', 'center', 'baseline', 'stretch'] as const)('columns are aligned: %s', (align) => {
  expect(renderToStaticMarkup(<Row align={align}>…</Row>)).toContain(`align-${align}`)
})

test.each(['start', 'end', 'center', 'space-around', 'space-between'] as const)(
  'columns are justified: %s',
  (justify) => {
    expect(renderToStaticMarkup(<Row justify={justify}>…</Row>)).toContain(`justify-${justify}`)
  },
)

test.each(['large', 'default', 'small'] as const)('the room between columns is %s', (offset) => {
  expect(renderToStaticMarkup(<Row offset={offset}>…</Row>)).toContain(`offset-${offset}`)
})

describe('a column is as wide as a number of twelfths, as its content, or hidden', () => {
  test.each<ColumnSize>([1, 6, 12, 'auto', 'hide'])('%s', (size) => {
    const html = renderToStaticMarkup(
      <Column size={size} tablet={size} desktop={size}>
        …
      </Column>,
    )
    for (const screen of ['phone', 'tablet', 'desktop']) expect(html).toContain(`${screen}-${size}`)
  })
})
