// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const root = document.documentElement
/** Addresses that the browser was sent to. */
let left: string[]
let network: { isThere: boolean; answers: boolean }
let asleep: typeof import('./asleep.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  left = []
  network = { isThere: true, answers: true }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere)
  vi.spyOn(location, 'assign').mockImplementation((address) => {
    left.push(String(address))
  })
  vi.stubGlobal('fetch', async () => {
    if (!network.answers) throw new TypeError('Failed to fetch')
    return new Response()
  })
  vi.resetModules()
  asleep = await import('./asleep.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  root.removeAttribute('data-offline')
  document.body.replaceChildren()
})

/** A page with the bar for moments without a network; gives the element with `data-here`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `${html}<div id=offline popover=manual></div>`
  givePopover(bar())
  const element = document.querySelector<HTMLElement>('[data-here]')
  if (!element) throw new Error('Nothing is marked.')
  return element
}

function bar(): HTMLElement {
  const found = document.getElementById('offline')
  if (!found) throw new Error('The page has no bar.')
  return found
}

/** The part of the popover interface that is used, which this DOM does not have. */
function givePopover(element: HTMLElement): void {
  let isOpen = false
  const matches = element.matches.bind(element)
  Object.assign(element, {
    togglePopover: (force: boolean) => {
      isOpen = force
    },
    hidePopover: () => {
      isOpen = false
    },
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  })
}

const isBarShown = () => bar().matches(':popover-open')

/** Whether the page kept an event from the browser, which is not to follow it here. */
function isKept(element: Element, event: Event): boolean {
  let isPrevented = false
  const end = () => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  for (const listener of [asleep.keepPage, end]) addEventListener(event.type, listener, { once: true })
  element.dispatchEvent(event)
  return isPrevented
}
const click = (element: Element, init: MouseEventInit = {}) =>
  isKept(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

describe('a press whose scripts did not come', () => {
  const link =
    '<a data-here data-dialog=popup-shops href=/shops>Где купить</a><dialog id=popup-shops></dialog>'

  test('follows its link while there is a network', async () => {
    const pressed = show(link)
    document.querySelector('dialog')?.show()
    await asleep.answerAsleep(pressed, () => false)
    expect(left).toEqual([`${location.origin}/shops`])
  })

  test('on a button loads the page again, once', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const button = show('<button data-here type=button>Дальше</button>')
    await asleep.answerAsleep(button, () => false)
    await asleep.answerAsleep(button, () => false)
    expect(reload).toHaveBeenCalledOnce()
    sessionStorage.clear()
  })

  test('leads nowhere once the visitor has closed the popup', async () => {
    await asleep.answerAsleep(show(link), () => true)
    expect(left).toEqual([])
    expect(isBarShown()).toBe(false)
  })

  test.each([
    ['says that it has none', { isThere: false, answers: false }],
    ['claims to have one that leads nowhere', { isThere: true, answers: false }],
  ])('says so in the popup when the browser %s', async (_, state) => {
    network = state
    await asleep.answerAsleep(show(link), () => false)
    expect(root.dataset.offline).toBe('')
    expect(isBarShown()).toBe(false)
    expect(left).toEqual([])
  })

  test('says so in the bar when no popup belongs to it', async () => {
    network = { isThere: false, answers: false }
    await asleep.answerAsleep(show('<button data-here type=button>Дальше</button>'), () => false)
    expect([isBarShown(), bar().role]).toEqual([true, 'alert'])
    expect(root.dataset.offline).toBeUndefined()
  })
})

describe('without a network', () => {
  beforeEach(() => {
    network = { isThere: false, answers: false }
  })

  test.each([
    ['a link to another page', '<a data-here href=/video>Видео</a>'],
    ['a word in such a link', '<a href=/video><b data-here>Видео</b></a>'],
    ['a link to the same page with another search', '<a data-here href="?tag=sedina">Седина</a>'],
  ])('%s keeps the page, and the bar says why', (_, html) => {
    expect(click(show(html))).toBe(true)
    expect([isBarShown(), bar().role]).toEqual([true, 'alert'])
  })

  test('a form keeps the page', () => {
    const form = show('<form data-here action=/ask method=post></form>')
    expect(isKept(form, new Event('submit', { bubbles: true, cancelable: true }))).toBe(true)
    expect(isBarShown()).toBe(true)
  })

  test.each<[string, string, MouseEventInit?]>([
    ['a link within the page', '<a data-here href=#faq>Вопросы</a>'],
    ['a link into a new tab', '<a data-here href=/video target=_blank>Видео</a>'],
    ['a link to write a letter', '<a data-here href=mailto:a@example.ru>Написать</a>'],
    ['a link that is pressed with Ctrl', '<a data-here href=/video>Видео</a>', { ctrlKey: true }],
    ['a text', '<p data-here>Текст</p>'],
  ])('%s is the browser’s', (_, html, init) => {
    expect(click(show(html), init)).toBe(false)
    expect(isBarShown()).toBe(false)
  })

  test('a press that somebody else has answered is left alone', () => {
    const link = show('<a data-here href=/video>Видео</a>')
    link.addEventListener('click', (event) => event.preventDefault())
    click(link)
    expect(isBarShown()).toBe(false)
  })
})

test('with a network links are the browser’s', () => {
  expect(click(show('<a data-here href=/video>Видео</a>'))).toBe(false)
  expect(isBarShown()).toBe(false)
})

describe('when the network is back', () => {
  function wait(): void {
    network = { isThere: false, answers: false }
    click(show('<a data-here href=/video>Видео</a>'))
    network = { isThere: true, answers: true }
  }

  test('the page that was wanted opens', async () => {
    wait()
    await asleep.leaveBar()
    expect(left).toEqual([`${location.origin}/video`])
    expect(isBarShown()).toBe(false)
  })

  test('but leads nowhere, the bar stays', async () => {
    wait()
    network.answers = false
    await asleep.leaveBar()
    expect([left, isBarShown()]).toEqual([[], true])
  })

  test('nothing opens once the bar was closed', async () => {
    wait()
    bar().hidePopover()
    await asleep.leaveBar()
    expect(left).toEqual([])
  })

  test('a form that was kept is not sent by itself', async () => {
    network = { isThere: false, answers: false }
    const form = show('<form data-here action=/ask method=post></form>')
    isKept(form, new Event('submit', { bubbles: true, cancelable: true }))
    network = { isThere: true, answers: true }
    await asleep.leaveBar()
    expect([left, isBarShown()]).toEqual([[], false])
  })
})
