import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { withoutOutdated } from './late-answers.ts'

/** A form with a text and a list of links, whose words are given by the numbers of their rows. */
function form(title: string, links: Record<string, string>): FormState {
  const rows = Object.keys(links).map((id) => ({ id }))
  const words = Object.values(links).map((value, index) => [
    `links.${index}.word`,
    { value, initialValue: value },
  ])
  return {
    title: { value: title, initialValue: title },
    links: { rows, value: rows.length },
    ...Object.fromEntries(words),
  }
}

const sent = form('Седина', { a: 'один', b: 'два' })
/** The server has put in better marks. */
const answer = form('«Седина»', { a: '«один»', b: '«два»' })

test.each([
  ['nothing was changed', sent, { title: '«Седина»', first: '«один»', second: '«два»' }],
  [
    'the title was changed',
    form('Седины нет', { a: 'один', b: 'два' }),
    { title: undefined, first: '«один»', second: '«два»' },
  ],
  [
    'a row was changed',
    form('Седина', { a: 'один', b: 'два с половиной' }),
    { title: '«Седина»', first: '«один»', second: undefined },
  ],
  [
    'rows were swapped',
    form('Седина', { b: 'два', a: 'один' }),
    { title: '«Седина»', first: undefined, second: undefined },
  ],
  [
    'the first row was removed',
    form('Седина', { b: 'два' }),
    { title: '«Седина»', first: undefined, second: undefined },
  ],
  [
    'a row was added',
    form('Седина', { a: 'один', b: 'два', c: 'три' }),
    { title: '«Седина»', first: '«один»', second: '«два»' },
  ],
  ['all rows were removed', form('Седина', {}), { title: '«Седина»', first: undefined, second: undefined }],
])('of an answer that came when %s, what is still true is taken', (_, now, expected) => {
  const fresh = withoutOutdated(answer, sent, now)
  const taken = {
    title: fresh.title?.value,
    first: fresh['links.0.word']?.value,
    second: fresh['links.1.word']?.value,
  }
  expect(taken).toEqual(expected)
})

test('a field that the server adds is taken, unless it was written in meanwhile', () => {
  const added: FormState = { slug: { value: 'sedina', addedByServer: true } }
  expect(withoutOutdated(added, sent, sent).slug?.value).toBe('sedina')
  expect(withoutOutdated(added, sent, { ...sent, slug: { value: 'moj-adres' } }).slug?.value).toBeUndefined()
})
