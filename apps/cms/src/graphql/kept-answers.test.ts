import { expect, test, vi } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'
import type { ReadTracker } from './read-tracker.ts'

/** Content of two collections, and a server that answers with how often it has answered. */
function aServer(maxBytes?: number) {
  const versions = new Map([
    ['articles', '1'],
    ['tags', '1'],
  ])
  const state = { made: 0, readings: 0, isDown: false, gate: Promise.resolve() }
  const errors: unknown[] = []
  const readVersions = async () => {
    if (state.isDown) throw new Error('no database')
    state.readings += 1
    const read = new Map(versions)
    await state.gate
    return read
  }
  const onError = (error: unknown) => errors.push(error)
  const answers = new KeptAnswers(readVersions, { ...(maxBytes && { maxBytes }), onError })
  const respond = (reads: ReadTracker) => {
    reads.sources.add('articles')
    state.made += 1
    return new Response(`answer ${state.made}`, { headers: { 'content-type': 'text/plain' } })
  }
  const ask = async (
    question = '',
    init: RequestInit = {},
    make: (reads: ReadTracker) => Promise<Response> = async (reads) => respond(reads),
  ) => {
    const request = new Request(`http://cms.test/graphql?query=${question}`, init)
    const response = await answers.answer(request, make)
    return { text: await response.text(), status: response.headers.get('cache-status'), response }
  }
  return { versions, state, errors, respond, ask }
}

test('the same question is answered once, as it was answered before', async () => {
  const { ask } = aServer()
  const first = await ask()
  const second = await ask()
  expect([first.text, first.status]).toEqual(['answer 1', 'pryad-cms; fwd=miss'])
  expect([second.text, second.status]).toEqual(['answer 1', 'pryad-cms; hit'])
  expect(second.response.headers.get('content-type')).toBe('text/plain')
})

test('a reader that has the answer already gets 304, whether it was kept or made again', async () => {
  const { ask, versions } = aServer()
  const { response } = await ask()
  const etag = response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await ask('', { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.response.status, again.text, again.response.headers.get('etag')]).toEqual([304, '', etag])
  const same = async (reads: ReadTracker) => {
    reads.sources.add('articles')
    return new Response('answer 1')
  }
  versions.set('articles', '2')
  expect((await ask('', { headers: { 'if-none-match': etag } }, same)).response.status).toBe(304)
  versions.set('articles', '3')
  const changed = await ask('', { headers: { 'if-none-match': etag } })
  expect([changed.response.status, changed.text]).toEqual([200, 'answer 2'])
  expect(changed.response.headers.get('etag')).not.toBe(etag)
})

test('questions of the same moment share one look at the versions, those that come later have their own', async () => {
  const { ask, state } = aServer()
  await Promise.all([ask('a'), ask('b'), ask('c')])
  state.readings = 0
  await Promise.all([ask('a'), ask('b'), ask('c')])
  expect(state.readings).toBe(1)
  await ask('a')
  expect(state.readings).toBe(2)
})

test('a question after a change does not get the versions from before it', async () => {
  const { ask, versions, state } = aServer()
  await ask()
  const gate = Promise.withResolvers<void>()
  Object.assign(state, { readings: 0, gate: gate.promise })
  const before = ask()
  await vi.waitFor(() => expect(state.readings).toBe(1))
  versions.set('articles', '2')
  const after = ask()
  await vi.waitFor(() => expect(state.readings).toBe(2))
  gate.resolve()
  expect([(await before).text, (await after).text]).toEqual(['answer 1', 'answer 2'])
})

test('another question, or the same in another format, is answered on its own', async () => {
  const { ask } = aServer()
  await ask('a')
  expect((await ask('b')).text).toBe('answer 2')
  expect((await ask('a', { headers: { accept: 'text/html' } })).text).toBe('answer 3')
  expect((await ask('a')).text).toBe('answer 1')
})

test('a change of what it is made from ends an answer, a change of something else does not', async () => {
  const { ask, versions } = aServer()
  await ask()
  versions.set('tags', '2')
  expect((await ask()).text).toBe('answer 1')
  versions.set('articles', '2')
  expect((await ask()).text).toBe('answer 2')
})

test.each([
  ['authorization', 'Bearer token'],
  ['cookie', 'payload-token=token'],
  ['origin', 'https://example.ru'],
])('a request with %s is not given a kept answer, and its own is not kept', async (name, value) => {
  const { ask } = aServer()
  await ask('a')
  expect((await ask('a', { headers: { [name]: value } })).text).toBe('answer 2')
  await ask('b', { headers: { [name]: value } })
  expect((await ask('b')).text).toBe('answer 4')
})

test.each(['HEAD', 'OPTIONS', 'POST'])('%s passes by', async (method) => {
  const { ask, state } = aServer()
  await ask('', { method })
  await ask('', { method })
  expect(state.made).toBe(2)
})

test('nothing is kept that does not last, has another status or unknown sources, or none', async () => {
  const { ask, respond, state } = aServer()
  const makes: ((reads: ReadTracker) => Promise<Response>)[] = [
    async (reads) => {
      reads.isCacheable = false
      return respond(reads)
    },
    async (reads) => new Response(respond(reads).body, { status: 500 }),
    async (reads) => {
      reads.sources.add('users')
      return respond(reads)
    },
    async (reads) => {
      const response = respond(reads)
      reads.sources.clear()
      return response
    },
  ]
  for (const make of makes) {
    const before = state.made
    await ask('a', {}, make)
    await ask('a', {}, make)
    expect(state.made).toBe(before + 2)
  }
})

test('the answer is made as ever when nobody can tell the versions, and it is told why', async () => {
  const { ask, state, errors } = aServer()
  await ask()
  state.isDown = true
  const answers = await Promise.all([ask(), ask('b')])
  expect(answers.map(({ text }) => text)).toEqual(['answer 2', 'answer 3'])
  expect(errors).toEqual([new Error('no database')])
})

test('requests for the same at the same moment share the work', async () => {
  const { ask, state } = aServer()
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ text }) => text)).toEqual(['answer 1', 'answer 1', 'answer 1'])
  expect(answers.map(({ status }) => status)).toContain('pryad-cms; fwd=miss; collapsed')
  expect(state.made).toBe(1)
})

test('an answer for one reader is shared with nobody, and neither is a failure', async () => {
  const { ask, respond } = aServer()
  const ownOnly = async (reads: ReadTracker) => {
    reads.isCacheable = false
    return respond(reads)
  }
  const answers = await Promise.all([ask('a', {}, ownOnly), ask('a', {}, ownOnly)])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(2)

  const broken = ask('b', {}, () => Promise.reject(new Error('gone')))
  const [failure, answer] = await Promise.allSettled([broken, ask('b')])
  expect([failure.status, answer.status]).toEqual(['rejected', 'fulfilled'])
})

test('after a failure one of the waiting requests begins again, and the others share that', async () => {
  const { ask, state } = aServer()
  const broken = ask('', {}, () => Promise.reject(new Error('gone')))
  const [failure, ...answers] = await Promise.allSettled([broken, ask(), ask(), ask()])
  expect(failure.status).toBe('rejected')
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(state.made).toBe(1)
})

test('a question after a change does not get an answer begun before it, and that answer is not kept', async () => {
  const { ask, respond, versions } = aServer()
  const hold = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const old = ask('', {}, async (reads) => {
    const response = respond(reads)
    begun.resolve()
    await hold.promise
    return response
  })
  await begun.promise
  versions.set('articles', '2')
  expect((await ask()).text).toBe('answer 2')
  hold.resolve()
  expect((await old).text).toBe('answer 1')
  expect((await ask()).text).toBe('answer 2')
})

test('an answer is not kept when the content comes to be as it was while it was made', async () => {
  const { ask, respond, versions } = aServer()
  await ask('', {}, async (reads) => {
    versions.set('articles', '2')
    return respond(reads)
  })
  versions.set('articles', '1')
  expect((await ask()).text).toBe('answer 2')
})

test('when there is no more room, the answer that nobody asked for longest goes', async () => {
  const { ask } = aServer(3500)
  await ask('a')
  await ask('b')
  await ask('c')
  await ask('a')
  await ask('d')
  expect((await ask('a')).text).toBe('answer 1')
  expect((await ask('b')).text).toBe('answer 5')
})
