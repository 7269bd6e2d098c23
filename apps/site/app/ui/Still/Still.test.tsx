import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Still, WriteStill } from './Still.tsx'
import { readStill, type StillData } from './still-data.ts'
import { handOver, toStillSource } from './still-source.server.ts'

const source = toStillSource({ id: '1', title: 'С чего начать?' })
const question = handOver({ leavesOutTexts: true }, source)

const list = (
  <ul>
    <Still as="li" of={question} className="item">
      {({ title }) => <b>{title}</b>}
    </Still>
  </ul>
)
const html = '<ul><li class="item"><b>С чего начать?</b></li></ul>'

test('an item is rendered from its data', () => {
  expect(renderToStaticMarkup(list)).toBe(html)
})

test('where there is somebody who writes items down, he does', () => {
  const written: unknown[] = []
  function write<Data>(of: StillData<Data>, render: (data: Data) => ReactNode) {
    written.push(of)
    return renderToStaticMarkup(render(readStill(of)))
  }
  expect(renderToStaticMarkup(<WriteStill value={write}>{list}</WriteStill>)).toBe(
    html.replace('class="item"', `class="item" data-still="${question.mark}"`),
  )
  expect(written).toEqual([question])
})

test('a page with HTML brings marks alone, an answer without HTML brings all of it', () => {
  const handed = (leavesOutTexts: boolean) => JSON.parse(JSON.stringify(handOver({ leavesOutTexts }, source)))
  expect(handed(true)).toEqual({ mark: question.mark })
  expect(readStill(handed(false))).toEqual({ id: '1', title: 'С чего начать?' })
  expect(() => readStill(handed(true))).toThrow(question.mark)
})

test('the same data has the same mark, other data another', () => {
  const markOf = (title: string) => toStillSource({ id: '1', title }).whole.mark
  expect(markOf('С чего начать?')).toBe(question.mark)
  expect(markOf('С чего начать')).not.toBe(question.mark)
})
