import { expect, test } from 'vitest'
import { siteTextTree } from './changed-texts.ts'

const shape = { more: 'Ещё', faq: { title: 'Вопросы', empty: 'Пока нет' } }

test('changed texts are told in the shape of the file, without empty groups', () => {
  expect(siteTextTree([], shape)).toEqual({})
  expect(siteTextTree([{ key: 'faq.title', text: 'Спросите нас' }], shape)).toEqual({
    faq: { title: 'Спросите нас' },
  })
})

test.each(['faq', 'more.title', 'faq.title.long', 'gone'])(
  'a changed text of another release is left out: %s',
  (key) => {
    expect(siteTextTree([{ key, text: 'Слова' }], shape)).toEqual({})
  },
)
