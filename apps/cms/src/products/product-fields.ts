import type { Field } from 'payload'
import {
  barcode,
  choice,
  choices,
  colour,
  type FieldKind,
  line,
  lines,
  linesAsTyped,
  oneNumber,
  range,
  ratio,
  sentences,
  shadeNumber,
  shift,
  tags,
  texts,
  wholeNumber,
} from './field-kinds.ts'
import {
  allergyTestLabels,
  dilutionLabels,
  greyRoleLabels,
  hairLabels,
  kindLabels,
  lengthLabels,
} from './value-labels.ts'

type ProductField = FieldKind & {
  /** Label in the panel and heading of the column in a table. */
  label: string
  /** Other headings that mean this column: of other shops' tables, of elements and parameters of Yandex Market feeds. */
  aliases?: readonly string[]
  /** A product without it stays a draft. */
  required?: true
  /** Cell of the sample table. */
  example: string
}

/**
 * Every field of a product but its picture and its links, by its path within the document. The collection, the import, the export and the
 * sample table are made from it, in this order of columns.
 */
export const productFields = {
  ean: {
    label: 'Штрихкод (EAN)',
    aliases: [
      ...['ean', 'ean13', 'ean-13', 'код ean', 'barcode', 'bar code', 'gtin', 'шк', 'баркод'],
      ...['штрихкод', 'штрих-код', 'штрихкод товара', 'штрих-код товара', 'штрихкоды', 'код товара (ean)'],
    ],
    required: true,
    example: '4600000000015',
    ...barcode,
  },
  title: {
    label: 'Полное название',
    aliases: [
      ...['title', 'name', 'product name', 'название', 'название товара', 'номенклатура'],
      ...['наименование', 'наименование товара', 'полное наименование'],
    ],
    required: true,
    example: 'Прядь «Основа» 5-0 Светлый каштан',
    ...sentences(line(120)),
  },
  brand: {
    label: 'Марка',
    aliases: ['brand', 'vendor', 'бренд', 'производитель'],
    required: true,
    example: 'Прядь',
    ...line(),
  },
  series: {
    label: 'Серия',
    aliases: ['series', 'линейка', 'коллекция'],
    required: true,
    example: 'Основа',
    ...line(),
  },
  group: {
    label: 'Группа',
    aliases: ['group', 'категория', 'тип краски'],
    required: true,
    example: 'Стойкая крем-краска',
    ...line(),
  },
  shadeNumber: {
    label: 'Номер оттенка',
    aliases: ['номер тона'],
    required: true,
    example: '5-0',
    ...shadeNumber,
  },
  shadeName: {
    label: 'Название оттенка',
    aliases: ['оттенок'],
    required: true,
    example: 'Светлый каштан',
    ...sentences(line()),
  },
  hex: {
    label: 'Цвет образца',
    aliases: ['hex', 'код цвета'],
    required: true,
    example: '#5A3B2A',
    ...colour,
  },
  description: {
    label: 'Описание',
    aliases: ['description'],
    required: true,
    example: 'Ровный светло-каштановый тон без рыжины.',
    ...sentences(lines),
  },
  benefits: {
    label: 'Чем хорош',
    aliases: ['benefits', 'преимущества'],
    example: 'Закрывает седину | Бальзам в комплекте',
    ...sentences(texts('Каждое преимущество вводите отдельно, клавишей Enter.')),
  },
  howToUse: {
    label: 'Как пользоваться',
    aliases: ['способ применения', 'инструкция'],
    required: true,
    example: 'Смешайте крем с проявителем один к одному, нанесите на сухие волосы и держите 35 минут.',
    ...sentences(lines),
  },
  composition: {
    label: 'Состав',
    aliases: ['composition', 'ingredients', 'inci', 'состав (inci)', 'ингредиенты'],
    example: 'Aqua, Cetearyl Alcohol, Ammonium Hydroxide, p-Phenylenediamine',
    ...linesAsTyped,
  },
  proof: {
    label: 'Чем подтверждено',
    aliases: ['proof', 'подтверждение'],
    example: 'Закрашивание седины: испытание на 30 прядях, протокол № 12 от 1 марта 2026 года.',
    ...sentences(lines),
  },
  volume: {
    label: 'В упаковке',
    aliases: ['volume', 'объём', 'комплектация'],
    required: true,
    example: '50 мл крем-краски, 50 мл проявителя',
    ...sentences(line()),
  },
  level: {
    label: 'Уровень',
    aliases: ['level', 'уровень тона'],
    required: true,
    example: '5',
    ...wholeNumber(0, 12),
  },
  tone: { label: 'Тон цифрами', aliases: ['тон, цифры'], required: true, example: '0', ...line(20) },
  toneName: {
    label: 'Тон словами',
    aliases: ['тон, словами'],
    required: true,
    example: 'натуральный',
    ...sentences(line()),
  },
  greyCoverage: {
    label: 'Закрашивание седины (%)',
    aliases: ['закрашивание седины', 'седина, %'],
    required: true,
    example: '100',
    ...wholeNumber(0, 100),
  },
  'baseRange.min': { label: 'От уровня', required: true, example: '4', ...wholeNumber(1, 12) },
  'baseRange.max': { label: 'До уровня', required: true, example: '7', ...wholeNumber(1, 12) },
  'baseRange.hair': {
    label: 'Волосы',
    required: true,
    example: 'Натуральные, Окрашенные',
    ...choices(hairLabels),
  },
  'baseRange.note': {
    label: 'Пояснение',
    required: true,
    example: 'Натуральные и окрашенные волосы уровней 4–7.',
    ...sentences(line()),
  },
  'finder.kind': { label: 'Вид средства', example: 'Стойкая', ...choice(kindLabels) },
  'finder.developerPercent': {
    label: 'Проявитель (%)',
    example: '6',
    ...oneNumber([3, 6, 9], 'с другими проявителями подбор оттенка не знаком'),
  },
  'finder.mixing': { label: 'Крем к проявителю', example: '1 : 1', ...ratio },
  'finder.mixtureMl': { label: 'Смеси из упаковки (мл)', example: '100', ...wholeNumber(1, 1000) },
  'finder.minutes': { label: 'Держать (минут)', example: '35', ...range(1, 60) },
  'finder.minutesGreyOver50': {
    label: 'Держать при седине больше половины',
    example: '40–45',
    ...range(1, 60),
  },
  'finder.minutesFirstTime': { label: 'Держать в первый раз', example: '', ...range(1, 60) },
  'finder.minutesLightened': { label: 'Держать на осветлённых', example: '', ...range(1, 60) },
  'finder.hardMaxMinutes': { label: 'Никогда не дольше (минут)', example: '45', ...wholeNumber(1, 60) },
  'finder.previewMinutes': { label: 'Минут для образца', example: '35', ...wholeNumber(1, 60) },
  'finder.natural': { label: 'Натуральные уровней', example: '4–8', ...range(1, 10) },
  'finder.colored': { label: 'Окрашенные уровней', example: '5–8', ...range(1, 10) },
  'finder.lightened': { label: 'Осветлённые уровней', example: '', ...range(1, 10) },
  'finder.maxLift': { label: 'На сколько уровней осветляет', example: '2', ...wholeNumber(0, 3) },
  'finder.load': { label: 'Плотность пигмента (%)', example: '92', ...wholeNumber(0, 100) },
  'finder.shift': { label: 'Сдвиг цвета', example: '', ...shift },
  'finder.greyRole': { label: 'Седину', example: 'Закрывает', ...choice(greyRoleLabels) },
  'finder.mixesWith': {
    label: 'Смешивают с номерами',
    example: '5-4',
    ...texts('Номера оттенков. Каждый вводите отдельно, клавишей Enter.'),
  },
  'finder.dilution': { label: 'Разведение', example: 'Не разводят', ...choice(dilutionLabels) },
  'finder.lengths': { label: 'Только для длины', example: '', ...choices(lengthLabels) },
  'finder.minDaysBetween': {
    label: 'Дней после прошлого окрашивания',
    example: '14',
    ...wholeNumber(0, 365),
  },
  'finder.allergyTest': { label: 'Тест на аллергию', example: 'Всегда', ...choice(allergyTestLabels) },
  tags: { label: 'Темы', aliases: ['tags', 'теги'], example: '', ...tags },
} as const satisfies Record<string, ProductField>

export type ProductFieldName = keyof typeof productFields

export const productFieldNames = Object.keys(productFields) as ProductFieldName[]

/** The row of a field. */
export function productField(name: ProductFieldName): ProductField {
  return productFields[name]
}

/** The field as the collection has it. */
export function toPayloadField(name: ProductFieldName): Field {
  const { field, label, required } = productField(name)
  return field({ name: name.split('.').at(-1) ?? name, label, ...(required && { required }) })
}
