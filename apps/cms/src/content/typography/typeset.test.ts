import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../operations/first-content/read-content.ts'
import { collectionFields } from '../../products/collection-fields.ts'
import { type RichText, walk } from '../rich-text/nodes.ts'
import { releaseTexts } from '../texts/release-texts.ts'
import { typeset, typesetParts, typesetRichText } from './typeset.ts'
import { wordPaths } from './typeset-fields.ts'
import { typesetPaths, typesetSettings } from './typography.ts'

test.each([
  ['Он сказал "да" - и ушёл', 'Он сказал «да» — и ушёл'],
  ['Прядь "Основа" 6-46', 'Прядь «Основа» 6-46'],
  ['"Краска" для "седых "волос""', '«Краска» для «седых „волос“»'],
  ['«Прядь "Основа"»', '«Прядь „Основа“»'],
  ['- Долго ждать?', '— Долго ждать?'],
  ['Светлее - темнее', 'Светлее — темнее'],
])('«%s» is published as «%s»', (typed, published) => {
  expect(typeset(typed)).toBe(published)
})

test.each([
  'Оттенок 6-46, тест 48-часовой',
  'https://example.ru/a-b?c=1',
  'pochta@pryad-krasok.ru',
  '#9C2F1C',
  '{{name}} -- {{question}}',
  'a < b & c > d',
  '&nbsp; и &laquo; остаются буквами',
])('«%s» stays as typed', (typed) => {
  expect(typeset(typed)).toBe(typed)
})

test('quotes are matched across bold words and links', () => {
  const parts = [
    { text: 'Он сказал "', isMarked: false },
    { text: 'да', isMarked: true },
    { text: '" - и ', isMarked: false },
    { text: '"всё"', isMarked: true },
    { text: '.', isMarked: false },
  ]
  expect(typesetParts(parts)).toEqual(['Он сказал «', 'да', '» — и ', '«всё»', '.'])
})

const alphabet = [...'"«»„“”аБя  --—.,()\n6<>&\u00a0!?\'…']

/** Numbers that look random and are the same in every run. */
function* numbersUpTo(limit: number): Generator<number, never> {
  let seed = 20_261_123
  while (true) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    yield Math.floor((seed / 2 ** 31) * limit)
  }
}

test('typesetting a typeset text changes nothing, whatever it is', () => {
  const numbers = numbersUpTo(alphabet.length)
  for (let round = 0; round < 1000; round++) {
    const text = Array.from({ length: 1 + (round % 16) }, () => alphabet[numbers.next().value]).join('')
    const once = typeset(text)
    expect(typeset(once), JSON.stringify(text)).toBe(once)
    const parts = [...text].map((character, index) => ({ text: character, isMarked: index % 3 === 0 }))
    const texts = typesetParts(parts)
    const again = texts.map((made, index) => ({ text: made, isMarked: index % 3 === 0 }))
    expect(typesetParts(again), JSON.stringify(text)).toEqual(texts)
  }
})

test('the first content is typeset already', async () => {
  const content = await readContent(path.resolve(import.meta.dirname, '../../../../../content'))
  const { articles, videos, pages, products, slides, questions, tags, site } = content
  const texts = releaseTexts.map(({ original }) => ({ text: original }))
  // Bodies are Markdown here; the contract test of the import looks at them as rich text.
  const kinds: [documents: object[], paths: string[]][] = [
    [articles, ['title', 'description']],
    [videos, ['title', 'description', 'transcript', 'steps.*.title', 'steps.*.text']],
    [pages, ['title', 'description']],
    [products, wordPaths(collectionFields)],
    [slides, ['title', 'text', 'linkLabel']],
    [tags, ['name', 'description']],
    [questions, ['question']],
    [texts, ['text']],
  ]
  for (const [documents, paths] of kinds) {
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) expect(typesetPaths(document, paths)).toEqual(document)
  }
  expect(typesetPaths(site, typesetSettings)).toEqual(site)
})

function aText(...children: object[]): RichText {
  return { root: { type: 'root', version: 1, children } } as unknown as RichText
}
const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format })
const textsOf = (richText: RichText) => [...walk(richText.root.children)].flatMap(({ text }) => text ?? [])

test('paragraphs, table cells, links and callouts are typeset, code is not', () => {
  const text = aText(
    { type: 'paragraph', children: [words('Это "'), words('важно', 1), words('" - да.')] },
    { type: 'paragraph', children: [words('if (a - b === "c")', 16)] },
    {
      type: 'paragraph',
      children: [words('Читайте "'), { type: 'link', children: [words('Урок')] }, words('".')],
    },
    {
      type: 'table',
      children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [words('"А"')] }] }],
    },
    {
      type: 'block',
      fields: {
        blockType: 'callout',
        title: 'Тест "48"',
        text: aText({ type: 'paragraph', children: [words('"Да"')] }),
      },
    },
  )
  const made = typesetRichText(text)
  expect(textsOf(made)).toEqual([
    'Это «',
    'важно',
    '» — да.',
    'if (a - b === "c")',
    'Читайте «',
    'Урок',
    '».',
    '«А»',
    '«Да»',
  ])
  expect(made.root.children.at(-1)?.fields?.title).toBe('Тест «48»')
})

test('the text of the editor is left as it is, a new one is made', () => {
  const text = aText({ type: 'paragraph', children: [words('"Да"')] })
  typesetRichText(text)
  expect(textsOf(text)).toEqual(['"Да"'])
})

test('texts and rich texts are words; addresses, codes and what nobody may write are not', () => {
  const line = { type: 'text' } as const
  const paths = wordPaths([
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Текст',
          fields: [
            { ...line, name: 'title' },
            { type: 'richText', name: 'body' },
          ],
        },
        { name: 'meta', fields: [{ type: 'textarea', name: 'description' }] },
      ],
    },
    { type: 'array', name: 'steps', fields: [{ type: 'row', fields: [{ ...line, name: 'text' }] }] },
    { ...line, name: 'href', validate: (): true => true },
    { ...line, name: 'code', unique: true },
    { ...line, name: 'edition', admin: { readOnly: true } },
    { ...line, name: 'key', hidden: true },
    { ...line, name: 'series', custom: { typeset: false } },
    { type: 'number', name: 'level' },
  ])
  expect(paths).toEqual(['title', 'body', 'meta.description', 'steps.*.text'])
})
