import type { DefaultServerCellComponentProps } from 'payload'

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>

/** A text in a list, as it is: an empty one stays empty, and lines stay lines. */
export function TextCell({ cellData }: CellProps) {
  return <span style={{ whiteSpace: 'pre-line' }}>{typeof cellData === 'string' ? cellData : ''}</span>
}

/** Lines of a text in a list, one after the other. */
export function LinesCell({ cellData }: CellProps) {
  return typeof cellData === 'string' ? cellData.split('\n').filter(Boolean).join(', ') : ''
}

/** Whether a box is ticked, in a list. */
export function CheckCell({ cellData }: CellProps) {
  return cellData ? 'Да' : 'Нет'
}
