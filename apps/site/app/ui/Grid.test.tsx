import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Column, type ColumnSize, Row } from './Grid.tsx'

/** The classes of the rendered element, without the hash of their style sheet. A class that the sheet lacks is `undefined`. */
function classesOf(rendered: ReactNode): string | undefined {
  const classes = /^<div class="([^"]*)"/.exec(renderToStaticMarkup(rendered))?.[1]
  return classes?.replaceAll(/_([\w-]+)_[0-9a-f]+/g, '$1')
}

test('a row aligns and justifies its columns, and has room between them, as it is told', () => {
  expect(classesOf(<Row>…</Row>)).toBe('row align-stretch justify-start offset-default')
  for (const align of ['start', 'end', 'center', 'baseline', 'stretch'] as const)
    expect(classesOf(<Row align={align}>…</Row>)).toContain(`align-${align}`)
  for (const justify of ['start', 'end', 'center', 'space-around', 'space-between'] as const)
    expect(classesOf(<Row justify={justify}>…</Row>)).toContain(`justify-${justify}`)
  for (const offset of ['large', 'default', 'small'] as const)
    expect(classesOf(<Row offset={offset}>…</Row>)).toContain(`offset-${offset}`)
})

test.each<ColumnSize>([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'auto', 'hide'])(
  'a column can be %s wide',
  (size) => {
    const sizes = { size, tablet: size, desktop: size }
    expect(classesOf(<Column {...sizes}>…</Column>)).toBe(
      `column phone-${size} tablet-${size} desktop-${size}`,
    )
  },
)
