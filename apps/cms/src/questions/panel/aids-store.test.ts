import { expect, test } from 'vitest'
import type { Aids } from '../load-aids.ts'
import { AidsStore } from './aids-store.ts'

function someAids(topic: string): Aids {
  return { answers: [], templates: [], topics: [{ id: 1, name: topic }], promise: null }
}

/** A store whose askings a test answers itself, in their order. */
function aStore() {
  const askings: { id: number | string; answer: PromiseWithResolvers<Aids> }[] = []
  const store = new AidsStore((id) => {
    const answer = Promise.withResolvers<Aids>()
    askings.push({ id, answer })
    return answer.promise
  })
  const settle = async (number: number, topic?: string) => {
    const answer = askings[number]?.answer
    if (topic === undefined) answer?.reject(new Error('No connection'))
    else answer?.resolve(someAids(topic))
    await answer?.promise.catch(() => undefined)
  }
  return { store, askings, settle }
}

/** A part of the page that shows some of the aids; answers how it goes. */
const openPart = (store: AidsStore) => store.subscribe(() => undefined)

/** A store whose aids for the first question are shown, and the way to close the part that shows them. */
async function aLoadedStore() {
  const { store, ...others } = aStore()
  const leave = openPart(store)
  store.load(1, 'saved')
  await others.settle(0, 'Седина')
  return { store, leave, ...others }
}

test('three parts of a page ask once, and all hear of the answer', async () => {
  const { store, askings, settle } = aStore()
  const heard = [0, 0, 0]
  for (const part of heard.keys()) store.subscribe(() => heard.splice(part, 1, 1))
  for (const _ of heard) store.load(1, 'saved')
  expect(store.aidsOf(1)).toBe('loading')
  await settle(0, 'Седина')
  expect(askings).toHaveLength(1)
  expect(heard).toEqual([1, 1, 1])
  expect(store.aidsOf(1)).toEqual(someAids('Седина'))
})

test('a retry by one part mends all', async () => {
  const { store, settle } = aStore()
  const heard: unknown[] = []
  store.subscribe(() => heard.push(store.aidsOf(1)))
  store.load(1, 'saved')
  await settle(0)
  store.retry()
  await settle(1, 'Седина')
  expect(heard).toEqual(['loading', 'failed', 'loading', someAids('Седина')])
})

test('a question that is opened again is asked for again, and shows nothing of before', async () => {
  const { store, askings, leave } = await aLoadedStore()
  const others = openPart(store)
  for (const part of [leave, others]) part()
  openPart(store)
  expect(store.aidsOf(1)).toBe('loading')
  store.load(1, 'saved')
  expect(askings).toHaveLength(2)
})

test('a part that goes takes nothing from those that stay', async () => {
  const { store, askings, leave } = await aLoadedStore()
  openPart(store)
  leave()
  store.load(1, 'saved')
  expect(askings).toHaveLength(1)
  expect(store.aidsOf(1)).toEqual(someAids('Седина'))
})

test('another question never shows the aids of the one before, also when the connection is gone', async () => {
  const { store, settle } = await aLoadedStore()
  expect(store.aidsOf(2)).toBe('loading')
  store.load(2, 'saved')
  await settle(1)
  expect(store.aidsOf(2)).toBe('failed')
})

test('an answer that comes too late is not shown for another question', async () => {
  const { store, settle } = aStore()
  openPart(store)
  store.load(1, 'saved')
  store.load(2, 'saved')
  await settle(1, 'Корни')
  await settle(0, 'Седина')
  expect(store.aidsOf(2)).toEqual(someAids('Корни'))
})

test('while a saved question is asked for again, and when that fails, its aids stay', async () => {
  const { store, settle } = await aLoadedStore()
  store.load(1, 'saved again')
  expect(store.aidsOf(1)).toEqual(someAids('Седина'))
  await settle(1)
  expect(store.aidsOf(1)).toEqual(someAids('Седина'))
})
