// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let isReturn = false
const fonts = Promise.withResolvers<void>()
vi.mock('../lib/browser/show-fonts.ts', () => ({ showFonts: () => fonts.promise }))
vi.mock('../lib/browser/navigation.ts', () => ({ wasReturnedTo: () => isReturn }))
vi.mock('../lib/browser/scheduling.ts', () => ({
  isPrefetchAllowed: () => true,
  whenSeen: (callback: () => void) => callback(),
  whenIdle: (callback: () => void) => setTimeout(callback),
}))

const { layOutSightFirst } = await import('./first-layout.ts')

const root = document.documentElement
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, footer')].map((part) => part.style.contentVisibility)

beforeEach(() => {
  location.hash = ''
  isReturn = false
  document.body.innerHTML = '<main><section></section><aside></aside></main><footer></footer>'
})

test('an address or Back that leads to a place further down has the whole page laid out at once', () => {
  location.hash = '#faq'
  layOutSightFirst()
  expect('first' in root.dataset).toBe(false)
  location.hash = ''
  isReturn = true
  layOutSightFirst()
  expect('first' in root.dataset).toBe(false)
})

test('what is out of sight waits for the fonts, and then comes part by part', async () => {
  layOutSightFirst()
  expect('first' in root.dataset).toBe(true)
  expect(laidOut()).toEqual(['', '', ''])
  fonts.resolve()
  await expect.poll(() => laidOut()[0]).toBe('visible')
  await expect.poll(() => 'first' in root.dataset).toBe(false)
  expect(laidOut()).toEqual(['visible', 'visible', 'visible'])
})
