import { expect, test } from 'vitest'
import { toProseHtml } from './prose-html.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`

test('a table of two columns stands still, a wider one is scrolled, by keyboard too', () => {
  const html = toProseHtml(`${table(row('1', '2'))}<p>Да</p>${table(row('1', '2', '3'))}`, 'Таблица "А"')
  expect(html).toContain(`<div data-pairs>${table(row('1', '2'))}</div>`)
  expect(html).toContain(
    `<div role="group" tabindex="0" aria-label="Таблица А">${table(row('1', '2', '3'))}</div>`,
  )
})
