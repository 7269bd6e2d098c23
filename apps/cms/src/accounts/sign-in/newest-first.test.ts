import { expect, test } from 'vitest'
import { NewestFirst, TooManyWaitingError } from './newest-first.ts'

/** Works that end when they are told to, and the names of those begun. */
function works(line: NewestFirst) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    return line.run(() => {
      begun.push(name)
      return promise
    })
  }
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

test('one at a time, the newest first; the one that has waited longest is given up when too many wait', async () => {
  const { begun, begin, end } = works(new NewestFirst({ slots: 1, maxWaiting: 2 }))
  const first = begin('first')
  const [given, second, third] = [begin('given up'), begin('second'), begin('third')]
  await expect(given).rejects.toThrow(TooManyWaitingError)
  expect(begun).toEqual(['first'])
  end('first')
  await first
  end('third')
  await third
  end('second')
  await second
  expect(begun).toEqual(['first', 'third', 'second'])
})

test('a work that fails makes room as well', async () => {
  const line = new NewestFirst({ slots: 1, maxWaiting: 1 })
  const failed = line.run(() => Promise.reject(new Error('It failed.')))
  const next = line.run(async () => 'done')
  await expect(failed).rejects.toThrow('It failed.')
  await expect(next).resolves.toBe('done')
})
