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
  return { announcer, content, announced, errors }
}

test('a change is announced within half a second', async () => {
  const { announcer, content, announced } = anAnnouncer()
  content.version = 'second'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  expect(announced).toEqual(['second'])
})

test('changes that come together are announced once', async () => {
  const { announcer, content, announced } = anAnnouncer()
  content.version = 'second'
  announcer.notice()
  announcer.notice()
  content.version = 'third'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
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
  const { announcer, announced } = anAnnouncer()
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  expect(announced).toEqual([])
})

test('while one announcement is under way the next waits, and none is lost', async () => {
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const { announcer, content, announced } = anAnnouncer(async (version) => {
    if (version === 'second') await heard
  })
  content.version = 'second'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  content.version = 'third'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  expect(announced).toEqual(['second'])
  hear()
  await vi.advanceTimersByTimeAsync(0)
  expect(announced).toEqual(['second', 'third'])
})

test('a failure is reported, and the next change is announced', async () => {
  const { announcer, content, announced, errors } = anAnnouncer(async (version) => {
    if (version === 'second') throw new Error('nobody listens')
  })
  content.version = 'second'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  content.version = 'third'
  announcer.notice()
  await vi.advanceTimersByTimeAsync(500)
  expect(errors).toEqual([new Error('nobody listens')])
  expect(announced).toEqual(['second', 'third'])
})
