import type { ReportRow } from '../report.ts'

type Forms = { one: string; few: string; many: string }

const rules = new Intl.PluralRules('ru-RU')
const numbers = new Intl.NumberFormat('ru-RU')

/** A number with its word in the right form. */
export function counted(count: number, { one, few, many }: Forms): string {
  const rule = rules.select(count)
  return `${numbers.format(count)}\u00a0${rule === 'one' ? one : rule === 'few' ? few : many}`
}

export const product: Forms = { one: 'товар', few: 'товара', many: 'товаров' }
export const row: Forms = { one: 'строка', few: 'строки', many: 'строк' }

/** Names of the parts of a report, before the import and after it. */
export const kindLabels: Record<ReportRow['kind'], { before: string; after: string }> = {
  new: { before: 'Новые', after: 'Добавлены' },
  changed: { before: 'Изменятся', after: 'Изменены' },
  same: { before: 'Без изменений', after: 'Без изменений' },
  rejected: { before: 'Не приняты', after: 'Не приняты' },
}
