import type { ReactNode } from 'react'
import styles from './Row.module.css'

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
