import {
  choices,
  colour,
  line,
  lines,
  list,
  type Reader,
  shadeNumber,
  type Value,
  wholeNumber,
} from './read-value.ts'

type Column = {
  /** Heading in the tables we write; the same as the label in the panel. */
  label: string
  /** What others call it: other shops' tables, elements and parameters of Yandex Market feeds. */
  aliases?: readonly string[]
  /** Whether a product without it stays a draft. */
  required?: boolean
  read: Reader
  /** How several texts are written into one cell. */
  join?: string
}

export const hairLabels = { natural: 'Натуральные', colored: 'Окрашенные', lightened: 'Осветлённые' }

/** What a file can say of a product besides its links. Names are paths within the document. */
export const columns = {
  ean: {
    label: 'Штрихкод (EAN)',
    aliases: ['ean', 'barcode', 'штрихкод', 'штрих-код', 'gtin'],
    required: true,
    read: line(200),
  },
  title: {
    label: 'Полное название',
    aliases: ['title', 'name', 'название', 'наименование'],
    required: true,
    read: line(120),
  },
  brand: {
    label: 'Марка',
    aliases: ['brand', 'vendor', 'бренд', 'производитель'],
    required: true,
    read: line(),
  },
  series: { label: 'Серия', aliases: ['series', 'линейка', 'коллекция'], required: true, read: line() },
  group: { label: 'Группа', aliases: ['group', 'категория', 'тип краски'], required: true, read: line() },
  shadeNumber: { label: 'Номер оттенка', aliases: ['номер тона'], required: true, read: shadeNumber },
  shadeName: { label: 'Название оттенка', aliases: ['оттенок'], required: true, read: line() },
  hex: { label: 'Цвет образца', aliases: ['hex', 'код цвета'], required: true, read: colour },
  description: { label: 'Описание', aliases: ['description'], required: true, read: lines() },
  benefits: { label: 'Чем хорош', aliases: ['benefits', 'преимущества'], read: list(/\n|\|/), join: '\n' },
  howToUse: {
    label: 'Как пользоваться',
    aliases: ['способ применения', 'инструкция'],
    required: true,
    read: lines(),
  },
  volume: { label: 'В упаковке', aliases: ['volume', 'объём', 'комплектация'], required: true, read: line() },
  level: { label: 'Уровень', aliases: ['level', 'уровень тона'], required: true, read: wholeNumber(0, 12) },
  tone: { label: 'Тон цифрами', aliases: ['тон, цифры'], required: true, read: line(20) },
  toneName: { label: 'Тон словами', aliases: ['тон, словами'], required: true, read: line() },
  greyCoverage: {
    label: 'Закрашивание седины (%)',
    aliases: ['закрашивание седины', 'седина, %'],
    required: true,
    read: wholeNumber(0, 100),
  },
  'baseRange.min': { label: 'От уровня', required: true, read: wholeNumber(1, 12) },
  'baseRange.max': { label: 'До уровня', required: true, read: wholeNumber(1, 12) },
  'baseRange.hair': { label: 'Волосы', required: true, read: choices(hairLabels), join: ', ' },
  'baseRange.note': { label: 'Пояснение', required: true, read: line() },
  tags: { label: 'Темы', aliases: ['tags', 'теги'], read: list(/[,;\n|]/), join: ', ' },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof columns

/** What is known of a product, by column. */
export type Values = Partial<Record<ColumnName, Value>>

export const columnNames = Object.keys(columns) as ColumnName[]

const byHeading = new Map<string, ColumnName>()
for (const name of columnNames) {
  const { label, aliases = [] }: Column = columns[name]
  for (const heading of [name, label, ...aliases]) byHeading.set(toKey(heading), name)
}

/** The column somebody's heading means. */
export function findColumn(heading: string): ColumnName | undefined {
  return byHeading.get(toKey(heading))
}

/** How a value is written into a cell, so that reading it gives the same. */
export function toCellText(name: ColumnName, value: Value | undefined): string {
  const { join = ', ' }: Column = columns[name]
  if (name === 'baseRange.hair' && Array.isArray(value)) {
    return value.map((hair) => hairLabels[hair as keyof typeof hairLabels] ?? hair).join(join)
  }
  return Array.isArray(value) ? value.join(join) : String(value ?? '')
}

/** Headings of what a product lacks to be published. */
export function findMissing(values: Values): string[] {
  return columnNames
    .filter((name) => {
      const { required }: Column = columns[name]
      const value = values[name]
      return required && (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    })
    .map((name) => columns[name].label)
}

function toKey(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim()
}
