import type { ReactNode } from 'react'
import styles from './Grid.module.css'

type RowProps = {
  /** How columns stand across the row. */
  align?: 'start' | 'end' | 'center' | 'baseline' | 'stretch'
  /** How columns share the room along the row. */
  justify?: 'start' | 'end' | 'center' | 'space-around' | 'space-between'
  /** Room between columns. */
  offset?: 'large' | 'default' | 'small'
  children: ReactNode
}

/** A row of twelve parts for `Column`s (spec §5). */
export function Row({ align = 'stretch', justify = 'start', offset = 'default', children }: RowProps) {
  const className = [
    styles.row,
    styles[`align-${align}`],
    styles[`justify-${justify}`],
    styles[`offset-${offset}`],
  ].join(' ')
  return <div className={className}>{children}</div>
}

/** Twelfths of the row, not shown at all, or as wide as the content. */
export type ColumnSize = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 'hide' | 'auto'

type ColumnProps = {
  /** Size on phones; from there up until a larger breakpoint says otherwise. */
  size?: ColumnSize
  /** From 768 px. */
  tablet?: ColumnSize
  /** From 1280 px. */
  desktop?: ColumnSize
  children: ReactNode
}

/** A part of a `Row` (spec §5). */
export function Column({ size = 12, tablet, desktop, children }: ColumnProps) {
  const className = [
    styles.column,
    styles[`phone-${size}`],
    tablet && styles[`tablet-${tablet}`],
    desktop && styles[`desktop-${desktop}`],
  ]
  return <div className={className.filter(Boolean).join(' ')}>{children}</div>
}
