import { expect, test } from 'vitest'
import { inNewTabs } from './similar-answer.ts'

const told = '<span class="visuallyHidden">. В новой вкладке</span>'

test('every link of an answer opens beside the form, and says so', () => {
  expect(
    inNewTabs('<p><a href="/a">Тест\n<b>дома</b></a> и <a href="/b">тон</a></p>', 'В новой вкладке'),
  ).toBe(
    `<p><a target="_blank" rel="noopener" href="/a">Тест\n<b>дома</b>${told}</a> и ` +
      `<a target="_blank" rel="noopener" href="/b">тон${told}</a></p>`,
  )
})

test('a link that has a target stays as it is, and the one after it does not', () => {
  const own = '<a href="/a" target="_self">Тест</a>'
  expect(inNewTabs(`${own}<a href="/b">тон</a>`, 'В новой вкладке')).toBe(
    `${own}<a target="_blank" rel="noopener" href="/b">тон${told}</a>`,
  )
})

test('words of the panel are text, whatever signs are in them', () => {
  expect(inNewTabs('<a href="/a">Тест</a>', '<b> & $1')).toContain('. &lt;b&gt; &amp; $1</span></a>')
})
