import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Packed, pack, unpack } from '../../lib/packed.ts'
import { Still, WriteStill } from './Still.tsx'

const question = pack({ id: '1', title: 'С чего начать?' })

const list = (
  <ul>
    <Still as="li" of={question} className="item">
      {({ title }) => <b>{title}</b>}
    </Still>
  </ul>
)
const html = '<ul><li class="item"><b>С чего начать?</b></li></ul>'

test('an item is rendered from what was packed', () => {
  expect(renderToStaticMarkup(list)).toBe(html)
})

test('where there is somebody who writes items down, he does', () => {
  const written: unknown[] = []
  function write<Data>(of: Packed<Data>, render: (data: Data) => ReactNode) {
    written.push(of)
    return renderToStaticMarkup(render(unpack(of)))
  }
  expect(renderToStaticMarkup(<WriteStill value={write}>{list}</WriteStill>)).toBe(html)
  expect(written).toEqual([question])
})
