// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { dataset } = document.documentElement
const areHeld = () => 'loading' in dataset

beforeEach(() => {
  vi.useFakeTimers()
  // Whether the first picture has been seen is remembered for the page.
  vi.resetModules()
  document.body.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete dataset.loading
})

/** A page whose first picture is there when the returned function is called. */
function showFirstPicture(): () => void {
  const seen = Promise.withResolvers<void>()
  document.body.innerHTML = '<img fetchpriority=high src=/media/first.webp>'
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(seen.promise)
  return seen.resolve
}

async function hold(): Promise<void> {
  const { holdPictures } = await import('./hold-pictures.ts')
  holdPictures()
}

test('the other pictures wait until the first one is seen and the browser is idle', async () => {
  const see = showFirstPicture()
  await hold()
  await vi.advanceTimersByTimeAsync(2000)
  expect(areHeld()).toBe(true)
  see()
  await vi.advanceTimersByTimeAsync(0)
  expect(areHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(areHeld()).toBe(false)
})

test('a first picture that does not come keeps them away for three seconds', async () => {
  showFirstPicture()
  await hold()
  await vi.advanceTimersByTimeAsync(2999)
  expect(areHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(areHeld()).toBe(false)
})

test('a first picture that is broken is not waited for', async () => {
  document.body.innerHTML = '<img fetchpriority=high src=/media/broken.webp>'
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'))
  await hold()
  await vi.advanceTimersByTimeAsync(1000)
  expect(areHeld()).toBe(false)
})

test('a page without a first picture shows all of them once it is there', async () => {
  await hold()
  expect(areHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(areHeld()).toBe(false)
})

test('they come as soon as the visitor moves', async () => {
  showFirstPicture()
  await hold()
  dispatchEvent(new Event('scroll'))
  expect(areHeld()).toBe(false)
})
