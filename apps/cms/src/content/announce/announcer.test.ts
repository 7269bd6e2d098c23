import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function anAnnouncer(announce = async (_: string) => {}) {
  const content = { version: 'first' }
  const announced: string[] = []
  const errors: unknown[] = []
  const announcer = new Announcer(
    {
      readVersion: async () => content.version,
      announce: async (version) => {
        announced.push(version)
        await announce(version)
      },
      onError: (error) => errors.push(error),
    },
    content.version,
  )
  /** A change of the content, and the half second after it. */
  const change = async (version: string) => {
    content.version = version
    announcer.notice()
    await vi.advanceTimersByTimeAsync(500)
  }
  return { announcer, content, announced, errors, change }
}

test('a change is announced within half a second', async () => {
  const { announced, change } = anAnnouncer()
  await change('second')
  expect(announced).toEqual(['second'])
})

test('changes that come together are announced once', async () => {
  const { announcer, content, announced, change } = anAnnouncer()
  content.version = 'second'
  announcer.notice()
  announcer.notice()
  await change('third')
  expect(announced).toEqual(['third'])
})

test('changes that do not stop are announced all the same', async () => {
  const { announcer, content, announced } = anAnnouncer()
  for (let change = 0; change < 20; change++) {
    content.version = `change ${change}`
    announcer.notice()
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(announced.length).toBeGreaterThanOrEqual(2)
})

test('a change that visitors cannot see is not announced', async () => {
  const { announced, change } = anAnnouncer()
  await change('first')
  expect(announced).toEqual([])
})

test('while one announcement is under way the next waits, and none is lost', async () => {
  const heard = Promise.withResolvers<void>()
  const { announced, change } = anAnnouncer(async (version) => {
    if (version === 'second') await heard.promise
  })
  await change('second')
  await change('third')
  expect(announced).toEqual(['second'])
  heard.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(announced).toEqual(['second', 'third'])
})

test('a failure is reported, and the next change is announced', async () => {
  const { announced, errors, change } = anAnnouncer(async (version) => {
    if (version === 'second') throw new Error('nobody listens')
  })
  await change('second')
  await change('third')
  expect(errors).toEqual([new Error('nobody listens')])
  expect(announced).toEqual(['second', 'third'])
})
