import { expect, test } from 'vitest'
import { findCommand, type KeyPress, usesKeyItself } from './keyboard.ts'

function aPress(press: Partial<KeyPress>): KeyPress {
  return {
    key: '',
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    ...press,
  }
}

test.each([
  [' ', { name: 'togglePlay' }],
  ['k', { name: 'togglePlay' }],
  ['K', { name: 'togglePlay' }],
  ['ArrowLeft', { name: 'seekBy', seconds: -5 }],
  ['ArrowRight', { name: 'seekBy', seconds: 5 }],
  ['j', { name: 'seekBy', seconds: -10 }],
  ['l', { name: 'seekBy', seconds: 10 }],
  ['m', { name: 'toggleMute' }],
  ['c', { name: 'toggleCaptions' }],
  ['f', { name: 'toggleFullscreen' }],
  ['i', { name: 'togglePictureInPicture' }],
  ['0', { name: 'seekToTenth', tenth: 0 }],
  ['9', { name: 'seekToTenth', tenth: 9 }],
])('key %j', (key, command) => {
  expect(findCommand(aPress({ key }))).toEqual(command)
})

test('Russian letters count by their place on the keyboard', () => {
  expect(findCommand(aPress({ key: 'л', code: 'KeyK' }))).toEqual({ name: 'togglePlay' })
  expect(findCommand(aPress({ key: 'Ь', code: 'KeyM' }))).toEqual({ name: 'toggleMute' })
  expect(findCommand(aPress({ key: 'ж', code: 'Semicolon' }))).toBeNull()
})

test('Latin letters count as they are, wherever they stand', () => {
  expect(findCommand(aPress({ key: 'm', code: 'Semicolon' }))).toEqual({ name: 'toggleMute' })
  expect(findCommand(aPress({ key: 'q', code: 'KeyK' }))).toBeNull()
})

test.each([
  { key: 'Tab' },
  { key: 'Escape' },
  { key: 'toString' },
  { key: 'F5', code: 'F5' },
  { key: 'f', ctrlKey: true },
  { key: 'c', metaKey: true },
  { key: 'ArrowLeft', altKey: true },
  { key: 'ArrowRight', shiftKey: true },
  { key: ' ', defaultPrevented: true },
])('no command: %j', (press) => {
  expect(findCommand(aPress(press))).toBeNull()
})

/** An element as far as `matches` goes. */
function anElement(...selectors: string[]): Element {
  const matches = (asked: string) => asked.split(', ').some((selector) => selectors.includes(selector))
  return Object.assign(Object.create(null), { matches })
}

test.each([
  ['a list', 'k', anElement('select'), true],
  ['a button', ' ', anElement('button'), true],
  ['a button', 'k', anElement('button'), false],
  ['a link', 'ArrowLeft', anElement('a'), false],
  ['the video', ' ', anElement('video', ':focus'), false],
  ['a button inside the video', ' ', anElement('video'), true],
  ['a slider inside the video', 'ArrowLeft', anElement('video'), true],
  ['a button inside the video', 'k', anElement('video'), false],
  ['the player', ' ', anElement('section'), false],
])('%s with the focus, key %j', (_, key, focused, uses) => {
  expect(usesKeyItself(focused, key)).toBe(uses)
})
