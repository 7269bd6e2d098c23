import { expect, test } from 'vitest'
import { blocksInWords } from './blocks-in-words.ts'
import { isRichText, type RichTextNode, walk } from './nodes.ts'

const textOf = (...children: RichTextNode[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})
const words = (text: string): RichTextNode => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text }],
})

test('versions of a text are compared by what its blocks are called and hold in the panel', () => {
  const callout = {
    blockType: 'callout',
    kind: 'salon',
    title: 'Сначала тест',
    text: textOf(words('За 48 часов.')),
  }
  const shades = { blockType: 'products', products: [{ id: 3, title: 'Медь 7-4' }, 5] }
  const shown = blocksInWords(
    textOf(
      words('До врезки.'),
      ...[callout, shades].map((fields) => ({ type: 'block', version: 2, fields })),
    ),
  )
  const lines = isRichText(shown)
    ? [...walk(shown.root.children)].map(({ text }) => text).filter(Boolean)
    : []
  expect(lines).toEqual([
    'До врезки.',
    'Врезка',
    'Какая: Когда к мастеру',
    'Заголовок: Сначала тест',
    'За 48 часов.',
    'Оттенки',
    'Оттенки: Медь 7-4, 5',
  ])
})
