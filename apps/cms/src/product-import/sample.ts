import { toCsv } from '../csv/csv.ts'
import { type ColumnName, columnNames, columns } from './columns.ts'
import { toLinkHeading } from './link-types.ts'

const example: Record<ColumnName, string> = {
  ean: '4600000000015',
  title: 'Прядь «Основа» 5-0 Светлый каштан',
  brand: 'Прядь',
  series: 'Основа',
  group: 'Стойкая крем-краска',
  shadeNumber: '5-0',
  shadeName: 'Светлый каштан',
  hex: '#5A3B2A',
  description: 'Ровный светло-каштановый тон без рыжины.',
  benefits: 'Закрывает седину | Бальзам в комплекте',
  howToUse: 'Смешайте крем с проявителем один к одному, нанесите на сухие волосы и держите 35 минут.',
  volume: '50 мл крем-краски, 50 мл проявителя',
  level: '5',
  tone: '0',
  toneName: 'натуральный',
  greyCoverage: '100',
  'baseRange.min': '4',
  'baseRange.max': '7',
  'baseRange.hair': 'Натуральные, Окрашенные',
  'baseRange.note': 'Натуральные и окрашенные волосы уровней 4–7.',
  tags: '',
}

/** A table to begin with: all columns, and a product that shows how they are filled. */
export function sampleCsv(): string {
  const links = { [toLinkHeading('shop', 'Ozon')]: 'https://www.ozon.ru/' }
  return toCsv(
    [...columnNames.map((name) => columns[name].label), ...Object.keys(links)],
    [[...columnNames.map((name) => example[name]), ...Object.values(links)]],
  )
}
