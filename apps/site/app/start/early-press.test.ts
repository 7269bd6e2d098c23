// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAsleep, isClosedAgain, openEarly, pressedOn } from './early-press.ts'

const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  root.removeAttribute('data-awake')
  root.className = ''
  document.body.replaceChildren()
})

/** The element with `data-here` of a page. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.querySelector<HTMLElement>('[data-here]')
  if (!element) throw new Error('Nothing is marked.')
  return element
}

/** The element that counts as pressed after a click on the marked one. */
function press(html: string, click: MouseEventInit = {}) {
  let pressed: ReturnType<typeof pressedOn> = null
  addEventListener(
    'click',
    (event) => {
      pressed = pressedOn(event)
    },
    { once: true, capture: true },
  )
  show(html).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return pressed
}

describe('a press that only scripts can answer', () => {
  test.each([
    ['a link to a popup', '<a id=it data-here data-dialog=popup-shops href=/shops>Где купить</a>'],
    ['a picture in a link to a popup', '<a id=it data-dialog=popup-video href=/video><img data-here></a>'],
    ['a button', '<button id=it data-here type=button>Дальше</button>'],
    ['an icon in a button', '<button id=it type=button><svg data-here></svg></button>'],
    ['a step of a lesson', '<div id=it data-replay><a data-here href=#step>0:12</a></div>'],
  ])('is one on %s', (_, html) => {
    expect(press(html)).toBe(document.getElementById('it'))
  })

  test.each([
    ['a link to a page', '<a data-here href=/video>Видео</a>'],
    ['a button that sends a form', '<button data-here type=submit>Отправить</button>'],
    ['a button that the browser answers', '<button data-here type=button popovertarget=menu>Меню</button>'],
    ['a button with a command', '<button data-here type=button command=close commandfor=it>Закрыть</button>'],
    ['«Попробовать ещё раз»', '<button data-here type=button data-retry>Ещё раз</button>'],
    ['a text', '<p data-here>Текст</p>'],
  ])('is not one on %s', (_, html) => {
    expect(press(html)).toBeNull()
  })

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['⌘', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is not one with %s: the browser opens a tab or saves a file', (_, click) => {
    expect(press('<a data-here data-dialog=popup-shops href=/shops>Где купить</a>', click)).toBeNull()
  })
})

test('an element is asleep until the page is awake, and the part of the page that it is in', () => {
  const inside = show('<section data-asleep><button data-here>Дальше</button></section><button id=other>')
  const other = document.getElementById('other') ?? document.body
  expect([isAsleep(inside), isAsleep(other)]).toEqual([true, true])
  root.dataset.awake = ''
  expect([isAsleep(inside), isAsleep(other)]).toEqual([true, false])
  document.querySelector('section')?.removeAttribute('data-asleep')
  expect(isAsleep(inside)).toBe(false)
})

describe('a popup that is opened before the page is awake', () => {
  const page = `<a data-here data-dialog=popup-shops href=/shops>Где купить</a>
    <dialog id=popup-shops><button data-close type=button>Закрыть</button></dialog>`

  function open() {
    const link = show(page)
    const pressed = openEarly(link)
    const dialog = document.querySelector('dialog')
    const close = document.querySelector('button')
    if (!dialog || !close) throw new Error('The page has no popup.')
    return { link, pressed, dialog, close }
  }

  test('is there at once, stops the page below it from scrolling, and remembers what opened it', () => {
    const { link, pressed, dialog } = open()
    expect(dialog.open).toBe(true)
    expect(root.classList.contains('open-menu')).toBe(true)
    expect(pressed).toBe(link)
    expect(isClosedAgain(link)).toBe(false)
  })

  test('is closed by its button, which lets the page go and is no press to be repeated', () => {
    const { link, dialog, close } = open()
    expect(openEarly(close)).toBeUndefined()
    expect(dialog.open).toBe(false)
    expect(root.classList.contains('open-menu')).toBe(false)
    expect(isClosedAgain(link)).toBe(true)
  })

  test('stops the page again when it is opened again', () => {
    const { link, dialog, close } = open()
    openEarly(close)
    openEarly(link)
    expect([dialog.open, root.classList.contains('open-menu')]).toEqual([true, true])
    dialog.close()
    expect(root.classList.contains('open-menu')).toBe(false)
  })

  test('stays as it is when its link is pressed twice', () => {
    const { link, dialog } = open()
    const shown = vi.spyOn(dialog, 'show')
    expect(openEarly(link)).toBe(link)
    expect(shown).not.toHaveBeenCalled()
  })
})

test('a press on anything else is kept, and changes nothing', () => {
  const button = show('<button data-here type=button>Дальше</button>')
  expect(openEarly(button)).toBe(button)
  const stray = show('<a data-here data-dialog=popup-gone href=/shops>Где купить</a>')
  expect(openEarly(stray)).toBe(stray)
  expect(root.classList.contains('open-menu')).toBe(false)
  expect(isClosedAgain(stray)).toBe(false)
})
