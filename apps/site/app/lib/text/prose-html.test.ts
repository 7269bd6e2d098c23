import { expect, test } from 'vitest'
import { toProseHtml } from './prose-html.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const head = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
const box = (html: string) => /<div[^>]*>/.exec(toProseHtml(html, 'Таблица'))?.[0]

test('a table of two columns stands still, a wider one without names is scrolled, by keyboard too', () => {
  const html = toProseHtml(`${table(row('1', '2'))}<p>Да</p>${table(row('1', '2', '3'))}`, 'Таблица "А"')
  expect(html).toContain(`<div data-pairs>${table(row('1', '2'))}</div>`)
  expect(html).toContain(
    `<div role="group" tabindex="0" aria-label="Таблица А">${table(row('1', '2', '3'))}</div>`,
  )
})

test('every cell of a wide table says the name of its column', () => {
  const html = toProseHtml(
    `<table>${head('Цифра', '<b>Тон</b> "коробки"', 'Пигмент', 'Где')}<tbody>${row('0', '<a href="/">нет</a>', '', 'да')}</tbody></table>`,
    'Таблица',
  )
  expect(html).toContain(
    '<tr><td data-name="Цифра">0</td><td data-name="Тон &quot;коробки&quot;"><a href="/">нет</a></td>' +
      '<td data-name="Пигмент"></td><td data-name="Где">да</td></tr>',
  )
})

test('a phone shows rows as lists where four columns or long words have no room beside each other', () => {
  const three = (...words: string[]) =>
    `<table>${head('Один', 'Два', 'Три')}<tbody>${row(...words)}</tbody></table>`
  expect(box(three('7', 'тёмно-русый', 'красно-оранжевый'))).not.toContain('data-list')
  expect(box(three('окрашивания', 'хелатирующий', 'раздражённой'))).toContain('data-list')
  const four = `<table>${head('1', '2', '3', '4')}<tbody>${row('а', 'б', 'в', 'г')}</tbody></table>`
  expect(box(four)).toContain('data-list')
})

test('a table with a cell over two columns keeps its form', () => {
  const spanned = `<table>${head('А', 'Б', 'В')}<tbody><tr><td colspan="2">1</td><td>2</td></tr></tbody></table>`
  expect(box(spanned)).not.toContain('data-list')
})
