import { expect, test } from 'vitest'
import site from '../../../../content/site.json'
import { keptView } from './kept-view.server.ts'

const toTitle = keptView(({ name }: { name: string }, { home }) => ({ title: `${name}: ${home.title}` }))

test('the view of a part of an answer is made once', () => {
  const source = { name: 'Прядь' }
  expect(toTitle(source, site.texts)).toBe(toTitle(source, site.texts))
  expect(toTitle({ ...source }, site.texts)).not.toBe(toTitle(source, site.texts))
})

test('another wording makes another view', () => {
  const source = { name: 'Прядь' }
  const before = toTitle(source, site.texts)
  const texts = { ...site.texts, home: { ...site.texts.home, title: 'Иначе' } }
  expect(toTitle(source, texts)).toEqual({ title: 'Прядь: Иначе' })
  expect(before.title).not.toContain('Иначе')
})
