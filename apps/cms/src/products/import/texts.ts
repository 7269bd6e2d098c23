import { plural } from '../../panel/plural.ts'
import type { ReportRow } from './report.ts'

type Forms = readonly [string, string, string]

const numbers = new Intl.NumberFormat('ru-RU')

/** A number with its word in the right form. */
export function counted(count: number, forms: Forms): string {
  return `${numbers.format(count)}\u00a0${plural(count, forms)}`
}

export const product: Forms = ['товар', 'товара', 'товаров']
export const row: Forms = ['строка', 'строки', 'строк']

/** Names of the parts of a report, before the import and after it. */
export const kindLabels: Record<ReportRow['kind'], { before: string; after: string }> = {
  new: { before: 'Новые', after: 'Добавлены' },
  changed: { before: 'Изменятся', after: 'Изменены' },
  same: { before: 'Без изменений', after: 'Без изменений' },
  rejected: { before: 'Не приняты', after: 'Не приняты' },
}
