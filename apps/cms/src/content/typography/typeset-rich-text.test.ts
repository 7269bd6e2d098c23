import { expect, test } from 'vitest'
import { type RichText, walk } from '../rich-text/references.ts'
import { typesetRichText } from './typeset-rich-text.ts'

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
