import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Column, type ColumnSize } from '../Column/Column.tsx'
import { Row } from './Row.tsx'

/** The classes of the rendered element. A class that its style sheet lacks is `undefined`. */
function classesOf(rendered: ReactNode): string[] {
  const [, classes = ''] = /^<div class="([^"]*)"/.exec(renderToStaticMarkup(rendered)) ?? []
  return classes.split(' ')
}

test.each(['start', 'end', 'center', 'baseline', 'stretch'] as const)(
  'the columns of a row are aligned: %s',
  (align) => {
    const classes = classesOf(<Row align={align}>…</Row>)
    expect(classes).toEqual(['row', `align-${align}`, 'justify-start', 'offset-default'])
  },
)

test.each(['start', 'end', 'center', 'space-around', 'space-between'] as const)(
  'the columns of a row are justified: %s',
  (justify) => {
    const classes = classesOf(<Row justify={justify}>…</Row>)
    expect(classes).toEqual(['row', 'align-stretch', `justify-${justify}`, 'offset-default'])
  },
)

test.each(['large', 'default', 'small'] as const)('the room between columns is %s', (offset) => {
  const classes = classesOf(<Row offset={offset}>…</Row>)
  expect(classes).toEqual(['row', 'align-stretch', 'justify-start', `offset-${offset}`])
})

describe('a column is as wide as a number of twelfths, as its content, or hidden', () => {
  test.each<ColumnSize>([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'auto', 'hide'])('%s', (size) => {
    const classes = classesOf(
      <Column size={size} tablet={size} desktop={size}>
        …
      </Column>,
    )
    expect(classes.filter((name) => name !== 'column')).toEqual([
      `phone-${size}`,
      `tablet-${size}`,
      `desktop-${size}`,
    ])
  })
})
