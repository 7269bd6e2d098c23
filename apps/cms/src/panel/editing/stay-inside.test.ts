// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { stayInside } from './stay-inside.ts'

afterEach(() => document.body.replaceChildren())

/** A callout within an article, with the cursor in its text. */
function openCallout() {
  document.body.innerHTML = `<div contenteditable="true"><p>Статья</p>
    <div contenteditable="false"><input><div id="callout" contenteditable="true"><p>Раз</p><p>Два</p></div></div><p>Конец</p></div>`
  const block = document.querySelector('[contenteditable=false]')
  block?.addEventListener('keydown', (event) => event instanceof KeyboardEvent && stayInside(event))
  const text = document.querySelector('#callout')
  document.getSelection()?.collapse(text?.firstElementChild?.firstChild ?? null, 1)
}

function press(where: string, keys: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys })
  document.querySelector(where)?.dispatchEvent(event)
  const { focusNode, focusOffset, isCollapsed } = document.getSelection() ?? {}
  return {
    isOurs: event.defaultPrevented,
    isIn: focusNode === document.querySelector('#callout'),
    focusOffset,
    isCollapsed,
  }
}

test.each([
  ['Ctrl+End', { key: 'End', ctrlKey: true }, 2, true],
  ['Ctrl+Home', { key: 'Home', ctrlKey: true }, 0, true],
  ['Ctrl+Shift+End', { key: 'End', ctrlKey: true, shiftKey: true }, 2, false],
  ['Command and the arrow down, on a Mac,', { key: 'ArrowDown', metaKey: true }, 2, true],
])('%s stays in the text of a callout', (_, keys, focusOffset, isCollapsed) => {
  openCallout()
  expect(press('#callout p', keys)).toEqual({ isOurs: true, isIn: true, focusOffset, isCollapsed })
})

test.each([
  ['other keys', '#callout p', { key: 'End' }],
  ['fields of one line', 'input', { key: 'End', ctrlKey: true }],
])('%s are left to the browser', (_, where, keys) => {
  openCallout()
  expect(press(where, keys).isOurs).toBe(false)
})
