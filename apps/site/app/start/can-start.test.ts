// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { canStart } from './can-start.ts'

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
  /\.test\.|\.server\.|\/(?:testing|tests|generated|node_modules)\/|\/(?:kept-pages|page-start|insert-start)\.ts$/
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
