import { expect, test } from 'vitest'
import { HtmlCollector } from './collect-html.server.ts'

function fail(error: unknown): never {
  throw error
}

function collect(pieces: (string | Uint8Array)[]) {
  const pages: string[] = []
  const collector = new HtmlCollector((html) => pages.push(html.toString()), fail)
  for (const piece of pieces) collector.write(piece)
  collector.end()
  return pages
}

test('pieces become one page', () => {
  expect(collect(['<p>', Buffer.from('Тон'), new TextEncoder().encode(' и корни'), '</p>'])).toEqual([
    '<p>Тон и корни</p>',
  ])
})

test('a page may be larger than any before', () => {
  const long = 'Тёплый оттенок. '.repeat(100_000)
  expect(collect(['<p>', long, '</p>'])).toEqual([`<p>${long}</p>`])
  expect(collect(['<p>Коротко</p>'])).toEqual(['<p>Коротко</p>'])
})

test('pages that are written at the same time do not meet', () => {
  const pages: string[] = []
  const [first, second] = ['1', '2'].map(() => new HtmlCollector((html) => pages.push(html.toString()), fail))
  first?.write('Первая, ')
  second?.write('Вторая, ')
  first?.write('до конца')
  first?.end()
  second?.write('до конца')
  second?.end()
  expect(pages).toEqual(['Первая, до конца', 'Вторая, до конца'])
})

test('a page that cannot be finished is a failure, and so is one that React gives up', () => {
  const errors: unknown[] = []
  const refuse = () => {
    throw new Error('no head')
  }
  new HtmlCollector(refuse, (error) => errors.push(error)).end()
  new HtmlCollector(refuse, (error) => errors.push(error)).destroy(new Error('no memory'))
  expect(errors).toEqual([new Error('no head'), new Error('no memory')])
})
