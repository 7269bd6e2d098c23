// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { canStart, loadPage } from './load-page.ts'

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

// @vitest-environment happy-dom

/** Members that the scripts need, with their owners. */
const needed: [member: string, owner: object][] = [
  ['showModal', HTMLDialogElement.prototype],
  ['togglePopover', HTMLElement.prototype],
  ['findLast', Array.prototype],
  ['toSorted', Array.prototype],
  ['toWellFormed', String.prototype],
  ['canParse', URL],
  ['any', AbortSignal],
  ['timeout', AbortSignal],
]

/** Members as young as these or younger; each is as young as the one that it is named with. */
const young =
  /\.(findLast|findLastIndex|showModal|togglePopover|showPopover|hidePopover|toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|canParse|groupBy|withResolvers|fromAsync|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|structuredClone|checkVisibility|startViewTransition|toArray|throwIfAborted)\(|\b(AbortSignal\.(?:any|timeout)|URL\.parse|Promise\.try|RegExp\.escape|Error\.isError|Math\.sumPrecise)\(/g
/** Files that no browser gets. */
const ofServer =
  /\.test\.|\.server\.|\/(?:testing|tests|generated|node_modules)\/|\/(?:page-key|page-start)\.ts$/
/** Asked for where they are called, or as old as one that is. */
const known = new Set([
  'findLastIndex',
  'hidePopover',
  'toReversed',
  'toSpliced',
  ...needed.map(([member]) => member),
])

beforeEach(() => {
  // happy-dom knows no popovers.
  Reflect.set(HTMLElement.prototype, 'togglePopover', () => false)
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover'))
})

test('a browser with all that the scripts call wakes the page', () => {
  expect(canStart()).toBe(true)
})

test.each(needed)('a page stays asleep where nothing has `%s`', (member, owner) => {
  const descriptor = Object.getOwnPropertyDescriptor(owner, member)
  onTestFinished(() => {
    if (descriptor) Object.defineProperty(owner, member, descriptor)
    else Reflect.deleteProperty(owner, member)
  })
  Object.defineProperty(owner, member, { value: undefined, configurable: true })
  expect(canStart()).toBe(false)
})

test('a page stays asleep where the browser does not tell modal dialogs from others', () => {
  vi.stubGlobal('CSS', { supports: (condition: string) => !condition.includes(':modal') })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(canStart()).toBe(false)
})

test('nothing younger is called by a script of the pages', () => {
  const root = path.join(import.meta.dirname, '../../../..')
  const scripts = globSync(['apps/site/app/**/*.{ts,tsx}', 'packages/{colour,contract}/**/*.ts'], {
    cwd: root,
  }).filter((file) => !ofServer.test(file))
  const called = scripts.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(young)].map(
      ([, member, call]) => `${file}: ${member ?? call?.split('.')[1]}`,
    ),
  )
  expect(called.length).toBeGreaterThan(5)
  expect(called.filter((call) => !known.has(call.split(': ')[1] ?? ''))).toEqual([])
})
