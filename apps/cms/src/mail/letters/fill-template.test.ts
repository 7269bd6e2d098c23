import { describe, expect, test } from 'vitest'
import type { RichText, RichTextNode } from '../../content/rich-text/nodes.ts'
import { fillLine, fillTemplate, namesIn } from './fill-template.ts'

const text = (value: string): RichTextNode => ({ type: 'text', version: 1, text: value })
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ type: 'paragraph', version: 1, children })
const link = (url: string, label: string): RichTextNode => ({
  type: 'link',
  version: 1,
  fields: { url, linkType: 'custom' },
  children: [text(label)],
})
const richText = (...children: RichTextNode[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

describe('a line', () => {
  test('has its names replaced, with spaces or without', () => {
    expect(fillLine('{{name}}, ответ № {{ number }}', { texts: { name: 'Ольга', number: '7' } })).toBe(
      'Ольга, ответ № 7',
    )
  })

  test('stays one line, whatever a visitor is called', () => {
    expect(fillLine('{{name}}, ответ', { texts: { name: 'Ольга\r\nBcc: vsem@example.ru' } })).toBe(
      'Ольга Bcc: vsem@example.ru, ответ',
    )
  })

  test('has no name replaced within what replaced a name', () => {
    expect(fillLine('{{name}}', { texts: { name: '{{email}}', email: 'olga@example.ru' } })).toBe('{{email}}')
  })

  test.each(['toString', 'constructor', '__proto__', 'nothing'])('knows no {{%s}}', (name) => {
    expect(fillLine(`[{{${name}}}]`, { texts: {} })).toBe('[]')
  })
})

describe('a rich text', () => {
  const fill = (template: RichText, texts: Record<string, string>, blocks = {}) =>
    fillTemplate(template, { texts, blocks }).root.children

  test('breaks lines where the visitor did', () => {
    expect(fill(richText(paragraph(text('{{question}}'))), { question: 'Раз\nДва' })).toEqual([
      paragraph(text('Раз'), { type: 'linebreak', version: 1 }, text('Два')),
    ])
  })

  test('gives the place of a paragraph to a whole text', () => {
    const answer = richText(paragraph(text('Первый')), paragraph(text('Второй')))
    const template = richText(
      paragraph(text('До')),
      paragraph(text(' {{answer}} ')),
      paragraph(text('После')),
    )
    expect(fill(template, {}, { answer })).toEqual([
      paragraph(text('До')),
      paragraph(text('Первый')),
      paragraph(text('Второй')),
      paragraph(text('После')),
    ])
  })

  test('leads links to where they should, also when the panel encoded the braces', () => {
    const template = richText(
      paragraph(link('{{answerUrl}}', 'Читать'), link('%7B%7BaskUrl%7D%7D', 'Спросить')),
    )
    expect(fill(template, { answerUrl: 'https://a.ru/#faq-1', askUrl: 'https://a.ru/#form' })).toEqual([
      paragraph(link('https://a.ru/#faq-1', 'Читать'), link('https://a.ru/#form', 'Спросить')),
    ])
  })

  test('drops a link to nowhere, and the paragraph that held only it', () => {
    const template = richText(paragraph(link('{{answerUrl}}', 'Читать')), paragraph(text('Дальше')))
    expect(fill(template, { answerUrl: '' })).toEqual([paragraph(text('Дальше'))])
  })

  test('keeps an empty paragraph that was meant to be one', () => {
    expect(fill(richText(paragraph()), {})).toEqual([paragraph()])
  })

  test('is itself not changed', () => {
    const template = richText(paragraph(text('{{name}}')))
    const before = structuredClone(template)
    fill(template, { name: 'Ольга' })
    expect(template).toEqual(before)
  })
})

test('names are found in texts and addresses, each once', () => {
  const template = richText(paragraph(text('{{name}} и {{name}}'), link('%7B%7BaskUrl%7D%7D', 'Спросить')))
  expect(namesIn(template)).toEqual(['name', 'askUrl'])
  expect(namesIn('Вопрос № {{questionId}}')).toEqual(['questionId'])
  expect(namesIn(null)).toEqual([])
})
