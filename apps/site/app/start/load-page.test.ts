// @vitest-environment happy-dom
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPage } from './load-page.ts'

declare global {
  /** Names of the modules that have run in a test. */
  var steps: string[]
}

beforeEach(() => {
  globalThis.steps = []
})
afterEach(() => {
  for (const name of ['steps', '__reactRouterContext', '__reactRouterRouteModules'])
    Reflect.deleteProperty(globalThis, name)
  document.head.replaceChildren()
})

let parts = 0
/** The address of a script, never the same twice: a module runs once. */
const part = (code: string) => `data:text/javascript,${encodeURIComponent(`${code} // ${parts++}`)}`
const step = (name: string, more = '') => part(`globalThis.steps.push('${name}');${more}`)

const page = (imports = [step('react-dom'), step('router')]) => ({
  context: { basename: '/' },
  data: '["Тон"]',
  imports,
  routes: { root: step('root', 'export const name = "root"') },
  entry: step('entry'),
})

test('the modules are fetched at once, and run one after the other before React starts', async () => {
  const loaded = loadPage(page())
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(4)
  await loaded
  expect(steps).toEqual(['react-dom', 'router', 'root', 'entry'])
})

test('React Router finds the context, the data and the modules of the routes', async () => {
  await loadPage(page())
  expect(globalThis.__reactRouterContext).toMatchObject({ basename: '/' })
  expect(await text(globalThis.__reactRouterContext?.stream ?? new ReadableStream())).toBe('["Тон"]')
  expect(globalThis.__reactRouterRouteModules).toEqual({ root: expect.objectContaining({ name: 'root' }) })
})

test('a module that does not come is told of, and React is not started', async () => {
  await expect(loadPage(page([step('react-dom'), part("throw new Error('gone')")]))).rejects.toThrow('gone')
  expect(steps).toEqual(['react-dom'])
})
