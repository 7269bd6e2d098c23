import { expect, test } from 'vitest'
import { actPage } from './act-page.ts'

const at = '2026-11-28T09:00:00.000Z'
const act = { id: 7, createdAt: at, updatedAt: at, reason: 'Истёк срок', systems: 'База' }
const destroyed = 'Вопрос № 12: имя\nВопрос № 13: имя'

test('an act says what the order asks for, and leaves the rest to be written by hand', () => {
  const html = actPage({ ...act, personName: 'Анна', destroyed }, [])
  const asked = [
    'Оператор: наименование, адрес',
    'должность',
    'Подпись',
    'Истёк срок',
    'База',
    'Анна',
    'Способ',
  ]
  for (const words of ['Акт № 7', '28 ноября 2026', ...asked]) expect(html).toContain(words)
  expect(html).toContain('<li>Вопрос № 12: имя</li><li>Вопрос № 13: имя</li>')
})

test('names and details are words, whatever they hold', () => {
  const entry = {
    id: 1,
    createdAt: at,
    updatedAt: at,
    action: 'anonymised',
    personName: '<b>Анна',
    details: '&<',
  } as const
  const html = actPage({ ...act, personName: '<script>', destroyed: '<i>' }, [entry])
  expect(html).toContain('<td>&lt;b&gt;Анна</td><td>Обезличивание по сроку</td><td>&amp;&lt;</td>')
  expect(html).not.toMatch(/<script>|<i>|<b>/)
})
