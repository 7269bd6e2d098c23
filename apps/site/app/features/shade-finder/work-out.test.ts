import { expect, test } from 'vitest'
import texts from '../../../../../content/finder-texts.json'
import { toForm } from './form/to-form.server.ts'
import { summarise } from './work-out.ts'

const form = toForm({ texts, shades: [], notOffered: [], articles: [], strandUrl: () => '' })
const written = (given: Parameters<typeof summarise>[0]) =>
  summarise(given, form)
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '')

test('the summary leaves out answers to folded questions', () => {
  const folded = { hairTone: '0', hairBy: 'unknown', strandTest: 'none', greyWhere: 'everywhere' }
  const dyed = { level: '4', hair: 'colored', hairLevel: '1', grey: '0', wish: 'blond' }
  expect(written({ ...folded, ...dyed })).toBe(
    'Корни: 4 — каштановый; Длина: Окрашена краской, 1 — чёрный, обычный; Седина: Нет; Чего хочется: В блонд',
  )
})

test('everything that a colourist should know of the hair is said', () => {
  const head = { level: '6', hair: 'lightened', hairLevel: '9', hairBy: 'powder', regrowth: '3' }
  const more = {
    grey: '25',
    greyStubborn: '1',
    greyYellowed: '1',
    porousEnds: '1',
    patchy: '1',
    wish: 'copper',
  }
  expect(written({ ...head, ...more })).toBe(
    [
      'Корни: 6 — тёмно-русый',
      'Длина: Осветлена, 9 — блонд, Пудрой или в салоне, Сколько отросло, см: 3',
      'Седина: Около четверти, Седина второй раз не прокрашивается, Седина желтит',
      'Сколько красим: Концы сухие и пористые, Цвет разный на трёх и более участках',
      'Чего хочется: В медь',
    ].join('; '),
  )
})

test('«не знаю» is said of the grey alone, where it can be told of what', () => {
  const head = { level: '5', hair: 'colored', hairLevel: '4', hairTone: 'unknown', grey: '25' }
  expect(written({ ...head, greyWhere: 'unknown', wish: 'blond' })).toBe(
    'Корни: 5 — светло-каштановый; Длина: Окрашена краской, 4 — каштановый; Седина: Около четверти; Чего хочется: В блонд',
  )
  expect(written({ level: '5', grey: 'unknown', wish: 'blond' })).toContain('Седина: Не знаю')
})

test.each([
  ['level=6&hair=unknown&hairLevel=2&wish=blond', 'Длина: Не знаю, чем, или готовая цветная «хна»;'],
  ['level=6&hair=metallic&wish=blond', 'Длина: Восстановитель цвета или состав с солями металлов;'],
  ['level=6&grey=33.5&wish=blond', 'Седина: 33,5 %;'],
  ['level=6&hair=henna&hairLevel=5&regrowth=2.5&wish=blond', 'Сколько отросло, см: 2,5;'],
])('%s: the colourist reads what was answered, in Russian', (answers, words) => {
  expect(written(Object.fromEntries(new URLSearchParams(answers)))).toContain(words)
})
