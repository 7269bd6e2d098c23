// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Asked = { family: string; source: string; weight: string | undefined }

/** Fonts that the browser knows of, and those that it was asked to fetch, in their order. */
let known: string[]
let asked: Asked[]
/** Families that do not come, or not until they are told to. */
let missing: string[]
let held: Promise<void>

class FakeFont {
  status = 'unloaded'
  readonly family: string
  readonly #asked: Asked

  constructor(family: string, source: string, { weight }: { weight?: string } = {}) {
    this.family = family
    this.#asked = { family, source, weight }
  }

  async load(): Promise<void> {
    asked.push(this.#asked)
    await held
    this.status = missing.includes(this.family) ? 'error' : 'loaded'
    if (this.status === 'error') throw new Error('The font did not come.')
  }
}

const styles = `
  p { color: black }
  @font-face { font-family: Stand-in; src: local(Georgia) }
  @media (scripting: none) {
    @font-face { font-family: 'Prata'; src: url(/assets/prata.woff2) }
    @font-face { font-family: 'Golos Text'; src: url(/assets/golos.woff2); font-weight: 600 }
  }`

/** The fonts of the document as they were before, if it had any of its own. */
const fonts = Object.getOwnPropertyDescriptor(document, 'fonts')

beforeEach(() => {
  known = []
  asked = []
  missing = []
  held = Promise.resolve()
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('FontFace', FakeFont)
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family }: FakeFont) => known.push(family) },
  })
  document.head.innerHTML = `<style>${styles}</style>`
  document.body.replaceChildren()
  delete document.documentElement.dataset.fonts
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (fonts) Object.defineProperty(document, 'fonts', fonts)
  else Reflect.deleteProperty(document, 'fonts')
  document.head.replaceChildren()
})

/** Whether all of the page is set in its fonts. */
const isShown = () => 'fonts' in document.documentElement.dataset

/** Shows the fonts of a page that the visitor came to from an address. */
async function show(referrer = ''): Promise<{ isDone: () => boolean }> {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const { addFonts, showFonts } = await import('./show-fonts.ts')
  let isDone = false
  void showFonts(addFonts()).then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return { isDone: () => isDone }
}

test('fonts come once the page is seen, each with its address and its weight', async () => {
  const { isDone } = await show()
  // While the page is empty: the browser would lay out one that is there.
  expect(known).toEqual(['Prata', 'Golos Text'])
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual([
    { family: 'Prata', source: 'url(/assets/prata.woff2)', weight: '400' },
    { family: 'Golos Text', source: 'url(/assets/golos.woff2)', weight: '600' },
  ])
  expect(isShown()).toBe(true)
  expect(isDone()).toBe(true)
})

test('a visitor from another page of the site gets them at once', async () => {
  await show(`${location.origin}/video`)
  expect(asked).toHaveLength(2)
})

test('a visitor from another site whose address begins alike does not', async () => {
  await show(`${location.origin}.elsewhere.example/`)
  expect(asked).toEqual([])
})

test('nothing changes until all have come', async () => {
  const coming = Promise.withResolvers<void>()
  held = coming.promise
  const { isDone } = await show(`${location.origin}/video`)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(false)
  coming.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(true)
  expect(isDone()).toBe(true)
})

test('a font that does not come keeps no other away, and the page goes on', async () => {
  missing = ['Prata']
  const { isDone } = await show(`${location.origin}/video`)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(true)
  expect(isDone()).toBe(true)
})

test('the type of a large page changes part by part, from above, each in a frame of its own', async () => {
  const section = (name: string) => `<section id="${name}">${'<p>Текст</p>'.repeat(80)}</section>`
  document.body.innerHTML = `<header id="header"></header><main>${section('first')}${section('second')}</main>`
  const changed: string[][] = []
  const marked = () => [...document.querySelectorAll('[data-fonts]')].map(({ id }) => id || 'html')
  const watch = () => {
    if (JSON.stringify(marked()) !== JSON.stringify(changed.at(-1) ?? [])) changed.push(marked())
    if (!marked().includes('html')) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  const { isDone } = await show(`${location.origin}/video`)
  await vi.advanceTimersByTimeAsync(1000)
  watch()
  // The header and the first section are small enough for one frame. Later parts are set in the fonts from their beginning.
  expect(changed).toEqual([['header', 'first'], ['html']])
  expect(isDone()).toBe(true)
})

test('many small parts share a frame', async () => {
  document.body.innerHTML = `<main><ul>${'<li>Текст</li>'.repeat(500)}</ul></main>`
  let frames = 0
  const count = () => {
    frames++
    if (!('fonts' in document.documentElement.dataset)) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  await show(`${location.origin}/video`)
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.documentElement.dataset.fonts).toBe('')
  expect(frames).toBeLessThan(8)
})

test('the page keeps its type when React makes the document again', async () => {
  await show(`${location.origin}/video`)
  await vi.advanceTimersByTimeAsync(1000)
  delete document.documentElement.dataset.fonts
  dispatchEvent(new Event('awake'))
  expect(document.documentElement.dataset.fonts).toBe('')
})
