import { readScriptError } from '@pryad/contract/counting/script-error-keys.ts'
import { edgeBelow, readVital } from '@pryad/contract/counting/vital-keys.ts'
import type { Sums } from './daily-counts.ts'
import { largestFirst, type Section } from './report.ts'

/** How often a value was measured, by the upper edge of its bucket. */
type Histogram = Map<number, number>

/** Nothing was measured. */
const none = '—'
/** Fewer values say nothing of all visitors. */
const fewest = 20
/** The share of visits that a figure covers: the slowest of them are left out, as Google does. */
const share = 0.75

/** Titles, and the largest values that are excellent, the site's own goal, then good and fair as Google has them. */
const vitals = [
  { vital: 'LCP', title: 'Главное на экране (LCP)', borders: [900, 2500, 4000] },
  { vital: 'INP', title: 'Ответ на нажатие (INP)', borders: [100, 200, 500] },
  { vital: 'CLS', title: 'Сдвиги (CLS)', borders: [20, 100, 250] },
  { vital: 'TTFB', title: 'Ответ сервера (TTFB)', borders: [300, 800, 1800] },
]
const verdicts = ['отлично', 'хорошо', 'надо улучшить', 'плохо']

const kindTitles = {
  all: 'Все страницы',
  main: 'Главная',
  article: 'Статья',
  list: 'Списки статей и уроков',
  lesson: 'Урок',
  faq: 'Вопросы и ответы',
  palette: 'Палитра',
  shade: 'Оттенок',
  finder: 'Подбор оттенка',
  search: 'Поиск',
  page: 'Страницы: политики, помощь',
  other: 'Остальное',
}

/** How fast pages were for three visits of four, all together and by their kind. */
export function pageSpeed(sums: Sums): Section {
  const histograms = readHistograms(sums)
  const rows = Object.entries(kindTitles).flatMap(([kind, subject]) => {
    const values = vitals.map((one) => sayVital(one, histograms.get(`${kind} ${one.vital}`)))
    return values.every((value) => value === none) ? [] : [{ subject, values }]
  })
  return {
    id: 'speed',
    title: 'Скорость у посетителей',
    note: 'Не хуже этого было в трёх загрузках страницы из четырёх; в скобках — сколько загрузок измерено. Погрешность — около 5\u00a0%.',
    subject: 'Страница',
    measures: vitals.map(({ title }) => title),
    rows,
  }
}

/** Histograms by a kind of page, or `all`, and a vital. */
function readHistograms(sums: Sums): ReadonlyMap<string, Histogram> {
  const histograms = new Map<string, Histogram>()
  for (const [key, times] of sums.get('vital') ?? []) {
    const measured = readVital(key)
    if (!measured) continue
    const { kind, vital, edge } = measured
    for (const name of [`all ${vital}`, `${kind} ${vital}`]) {
      const histogram: Histogram = histograms.get(name) ?? new Map()
      histograms.set(name, histogram.set(edge, (histogram.get(edge) ?? 0) + times))
    }
  }
  return histograms
}

/** «0,92 с, отлично (340)» */
function sayVital({ vital, borders }: (typeof vitals)[number], histogram: Histogram | undefined): string {
  if (!histogram) return none
  const all = total(histogram)
  if (all < fewest) return `мало данных (${all})`
  const value = percentile75(histogram)
  const isLong = vital === 'LCP' || value >= 1000
  const told =
    vital === 'CLS' ? say(value / 1000) : isLong ? say(value / 1000, 'second') : say(value, 'millisecond')
  return `${told}, ${verdicts[borders.filter((border) => value > border).length]} (${all})`
}

function say(value: number, unit?: string): string {
  const style = unit ? ({ style: 'unit', unit } as const) : {}
  return value.toLocaleString('ru-RU', { maximumSignificantDigits: 2, ...style })
}

/** The value that three quarters do not exceed; within a bucket values are taken to lie evenly. */
export function percentile75(histogram: ReadonlyMap<number, number>): number {
  let rest = total(histogram) * share
  for (const [edge, times] of [...histogram].sort(([one], [other]) => one - other)) {
    const low = edgeBelow(edge)
    if (rest <= times) return low + (edge - low) * (rest / times)
    rest -= times
  }
  return 0
}

function total(histogram: ReadonlyMap<number, number>): number {
  return [...histogram.values()].reduce((sum, times) => sum + times, 0)
}

const errorKinds: Record<string, string> = {
  rejection: 'Отказ промиса (unhandled rejection)',
  other: 'Другая ошибка',
}
const errorFiles: Record<string, string> = { page: 'скрипт самой страницы', foreign: 'чужой скрипт' }

/** Errors of scripts in visitors' browsers. */
export function scriptErrors(sums: Sums): Section {
  return {
    id: 'script-errors',
    title: 'Ошибки скриптов',
    note: 'Для разработчика: что ломалось у посетителей. «Чужой скрипт» — расширение браузера или сервис другой компании.',
    subject: 'Ошибка и файл',
    measures: ['Раз', 'Сборка'],
    rows: largestFirst(
      [...(sums.get('script-error') ?? [])].flatMap(([key, times]) => {
        const error = readScriptError(key)
        if (!error) return []
        const { kind, file, build } = error
        const subject = `${errorKinds[kind] ?? kind}: ${errorFiles[file] ?? file}`
        return [{ subject, values: [times, build] }]
      }),
    ),
  }
}
