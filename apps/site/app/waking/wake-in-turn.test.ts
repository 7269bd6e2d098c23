// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeInTurn } from './wake-in-turn.ts'

declare global {
  /** Names of the modules that have run in a test. */
  var steps: string[]
}

beforeEach(() => {
  globalThis.steps = []
  globalThis.__reactRouterContext = undefined
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'steps')
  Reflect.deleteProperty(globalThis, '__reactRouterContext')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

let parts = 0
/** The address of a script, never the same twice: a module runs once. */
const part = (code: string) => `data:text/javascript,${encodeURIComponent(`${code} // ${parts++}`)}`
const step = (name: string) => part(`globalThis.steps.push('${name}')`)

/** A sleeping page, as the server writes it. */
function sleep({ parts = [step('react-dom'), step('route')], data = ['"[1]"', '"[2]"'] } = {}): void {
  document.head.innerHTML = parts.map((href) => `<link rel="x-modulepreload" href="${href}">`).join('')
  document.body.innerHTML = `
    <main>Текст</main>
    <script type="text/x-context">steps.push('context')</script><script type="text/x-module">start()</script>
    ${data.map((text) => `<script type="text/x-data">${text}</script>`).join('')}`
}

/** Runs the scripts that have taken the place of sleeping ones, as a browser does. */
function runScripts(outcome: 'load' | 'error' = 'load'): void {
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(function replace(this: Element, ...nodes) {
    this.parentNode?.insertBefore(asScript(nodes[0]), this)
    this.remove()
    const script = asScript(nodes[0])
    steps.push(script.type === 'module' ? 'start' : 'context')
    if (script.type !== 'module') giveContext()
    else queueMicrotask(() => script.dispatchEvent(new Event(outcome)))
  })
}

function asScript(node: unknown): HTMLScriptElement {
  if (!(node instanceof HTMLScriptElement)) throw new Error('That is no script.')
  return node
}

function giveContext(): void {
  const stream = {
    enqueue: (text: string) => steps.push(`data ${text}`),
    close: () => steps.push('end of data'),
    error: () => undefined,
    desiredSize: 1,
  }
  globalThis.__reactRouterContext = { streamController: stream }
}

test('the parts are fetched, then run one after the other, then the page starts with its data', async () => {
  sleep()
  runScripts()
  await wakeInTurn()
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(2)
  expect(steps).toEqual(['react-dom', 'route', 'context', 'data [1]', 'data [2]', 'end of data', 'start'])
  expect(document.querySelectorAll('script[type^="text/x-"]:not([type$=data])')).toHaveLength(0)
})

test('a page that is still arriving starts once all of it is there', async () => {
  sleep()
  runScripts()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const woken = wakeInTurn()
  await vi.waitFor(() => expect(steps).toEqual(['react-dom', 'route']))
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await woken
  expect(steps.at(-1)).toBe('start')
})

test('a page that brings no data of its own leaves the stream to its scripts', async () => {
  sleep({ data: [] })
  runScripts()
  await wakeInTurn()
  expect(steps).toEqual(['react-dom', 'route', 'context', 'start'])
})

test('a part that does not come is told of, and the page is not started', async () => {
  sleep({ parts: [step('react-dom'), part("throw new Error('gone')")] })
  runScripts()
  await expect(wakeInTurn()).rejects.toThrow('gone')
  expect(steps).toEqual(['react-dom'])
})

test('a start that fails is told of', async () => {
  sleep()
  runScripts('error')
  await expect(wakeInTurn()).rejects.toBeInstanceOf(Event)
})

test('a page without anything to start is told of', async () => {
  document.body.innerHTML = '<main>Текст</main>'
  await expect(wakeInTurn()).rejects.toBeUndefined()
})

/** The styles of all components asleep, at an address that gives them or not. */
function sleepStyles(href: string): void {
  document.querySelector('link[rel=x-stylesheet]')?.remove()
  document.head.insertAdjacentHTML('beforeend', `<link rel="x-stylesheet" href="${href}">`)
}

test('the page starts once the styles of all components are there', async () => {
  sleep()
  runScripts()
  sleepStyles('data:text/css,')
  document.head.insertAdjacentHTML('afterbegin', '<style>p{}</style>')
  document.addEventListener('load', () => steps.push('styles'), { capture: true, once: true })
  await wakeInTurn()
  expect(steps).toContain('styles')
  expect(steps.at(-1)).toBe('start')
  // Behind the page's own, which stay: only a sheet after all others is taken in without laying out the whole page.
  const sheets = [...document.querySelectorAll('style, link[rel$=stylesheet]')]
  expect(sheets.map(({ localName }) => localName)).toEqual(['style', 'link'])
})

test('without these styles the page is not started, and another try asks for them again', async () => {
  sleep()
  runScripts()
  sleepStyles('data:')
  await expect(wakeInTurn()).rejects.toThrow('did not come')
  expect(steps).not.toContain('start')
  sleepStyles('data:text/css,')
  await wakeInTurn()
  expect(steps.at(-1)).toBe('start')
})
