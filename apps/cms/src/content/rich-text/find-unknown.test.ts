import { expect, test } from 'vitest'
import { findUnknown } from './find-unknown.ts'
import { type RichTextNode, walk } from './nodes.ts'

function aNode(type: string, more: Partial<RichTextNode> = {}): RichTextNode {
  return { type, version: 1, ...more }
}

function aText(...children: RichTextNode[]) {
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } }
}

test('nodes of the editor are known', () => {
  const types = 'paragraph heading text linebreak link list listitem quote table upload'.split(' ')
  expect(findUnknown(types.map((type) => aNode(type)))).toEqual([])
})

test('a part that the site would leave out is named, wherever it stands', () => {
  const gallery = aNode('block', { fields: { blockType: 'gallery' } })
  const inner = aText(aNode('paragraph', { children: [aNode('emoji')] }), gallery)
  const callout = aNode('block', { fields: { blockType: 'callout', note: inner } })
  expect(findUnknown([callout])).toEqual(['emoji', 'block gallery'])
})

test('a text within a block is walked through, whatever its field is called', () => {
  const nodes = [
    aNode('block', { fields: { blockType: 'callout', aside: aText(aNode('text', { text: 'Важно' })) } }),
  ]
  expect([...walk(nodes)].map(({ text }) => text)).toContain('Важно')
})
