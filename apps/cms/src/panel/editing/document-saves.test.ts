import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSaves, type DocumentSaves, openSaves, watchSaves } from './document-saves.ts'

const path = '/api/articles/12'
const autosave = `${path}?autosave=true&draft=true`
const read = { title: 'Было', updatedAt: '2026-11-23T10:00:00.000Z' }
const theirs = { title: 'Чужой', updatedAt: '2026-11-23T10:00:05.000Z' }

type Asked = { url: string; method: string; ifMatch: string | null }
/** The server's answers, one after the other; undefined when nobody is there. */
let answers: (Response | undefined)[]
let asked: Asked[]
let saves: DocumentSaves

const server: typeof fetch = async (input, init) => {
  const url = new URL(String(input), 'http://cms.test')
  const ifMatch = new Headers(init?.headers).get('if-match')
  asked.push({ url: url.pathname + url.search, method: init?.method ?? 'GET', ifMatch })
  const answer = answers.shift()
  if (!answer) throw new TypeError('Failed to fetch')
  return answer
}
const watched = watchSaves(server)

function save(address: string, title = 'Мой') {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title, updatedAt: read.updatedAt }))
  return watched(address, { method: 'PATCH', body })
}

const json = (body: object, status = 200) => Response.json(body, { status })
const saved = () => json({ doc: { title: 'Мой', updatedAt: '2026-11-23T10:00:09.000Z' } })
const refused = () => json({ errors: [{ message: 'Документ изменил Пётр.' }] }, 412)

beforeEach(() => {
  const events = new EventTarget()
  vi.stubGlobal('window', Object.assign(events, { location: new URL('http://cms.test/admin') }))
  asked = []
  saves = openSaves(path, true)
  saves.load(read)
})
afterEach(() => {
  closeSaves(path, saves)
  vi.unstubAllGlobals()
})

test.each([
  ['the network', undefined],
  ['the server', new Response('Bad gateway', { status: 502 })],
])(
  'while %s is away a save of the panel is said not to be saved, without a word from Payload',
  async (_, answer) => {
    answers = [answer, saved()]
    expect(await (await save(autosave)).json()).toEqual({ errors: [] })
    expect(saves.getState()).toMatchObject({ trouble: { kind: 'away' }, ended: 1 })
    expect((await save(autosave)).status).toBe(200)
    expect(saves.getState().trouble).toBeUndefined()
  },
)

test('a save that a person has asked for is refused in Russian', async () => {
  answers = [undefined]
  expect(await (await save(path)).json()).toEqual({
    errors: [{ message: expect.stringMatching(/Нет связи/) }],
  })
  expect(saves.getState().trouble).toEqual({ kind: 'away' })
})

test('mistakes in fields are left to the form, and the text is not taken for stored', async () => {
  saves.readFields = () => ({ slug: { value: 'a--b' } })
  answers = [json({ errors: [{ message: 'Проверьте поля.' }] }, 400), saved()]
  expect((await save(path)).status).toBe(400)
  expect(saves.getState().trouble).toBeUndefined()
  expect(saves.isAllStored).toBe(false)
  await save(autosave)
  expect(saves.isAllStored).toBe(true)
})

test('each save says which state it builds upon, also the one after it', async () => {
  answers = [saved(), saved()]
  await save(autosave)
  await save(autosave)
  expect(asked.map(({ ifMatch }) => ifMatch)).toEqual([`"${read.updatedAt}"`, '"2026-11-23T10:00:09.000Z"'])
})

test('over a newer text of a colleague nothing is saved before the editor has chosen', async () => {
  answers = [refused(), json(theirs), saved()]
  await save(autosave)
  await save(autosave)
  expect(saves.getState().trouble).toEqual({ kind: 'taken', message: 'Документ изменил Пётр.' })
  expect(asked).toHaveLength(2)
  saves.takeOver(theirs)
  await save(`${path}?draft=true`)
  expect(asked[2]).toEqual({ url: `${path}?draft=true`, method: 'PATCH', ifMatch: `"${theirs.updatedAt}"` })
})

test('nobody is asked about a document that was only published or moved since', async () => {
  answers = [refused(), json({ ...theirs, title: 'Было', _status: 'published', _order: 'a1' }), saved()]
  expect((await save(autosave)).status).toBe(200)
  expect(asked[2]?.ifMatch).toBe(`"${theirs.updatedAt}"`)
})

test('nobody is asked about an earlier save whose answer was lost', async () => {
  answers = [undefined, refused(), json({ ...theirs, title: 'Мой' }), saved()]
  await save(autosave)
  expect((await save(autosave, 'Мой и дальше')).status).toBe(200)
  expect(asked[3]?.ifMatch).toBe(`"${theirs.updatedAt}"`)
})

test('each of several saves whose answers were lost is known again', async () => {
  answers = [undefined, undefined, refused(), json({ ...theirs, title: 'Второй' }), saved()]
  await save(autosave, 'Первый')
  await save(autosave, 'Второй')
  expect((await save(autosave, 'Третий')).status).toBe(200)
})

test('a lost change of the status alone does not pass for the text of a colleague', async () => {
  answers = [undefined, refused(), json(theirs)]
  await watched(`${path}?draft=true`, { method: 'PATCH', body: JSON.stringify({ _status: 'draft' }) })
  await save(autosave)
  expect(saves.getState().trouble).toMatchObject({ kind: 'taken' })
  expect(asked).toHaveLength(3)
})

test('the order of names and what is empty make no other text', async () => {
  const stored = { ...theirs, title: 'Было', meta: { b: [], a: 'А' }, note: '' }
  saves.load({ ...read, updatedAt: '2026-11-23T10:00:01.000Z', meta: { a: 'А', b: null }, note: null })
  answers = [refused(), json(stored), saved()]
  expect((await save(autosave)).status).toBe(200)
})

test('a text that was kept over that of a colleague is a version of its own, also when it is sent again', async () => {
  saves.takeOver(theirs)
  answers = [undefined, saved(), saved()]
  await save(`${path}?draft=true`)
  await save(autosave)
  await save(autosave)
  expect(asked.map(({ url }) => url)).toEqual([`${path}?draft=true`, `${path}?draft=true`, autosave])
})

test('a save waits for the answer to the one before, and builds upon it', async () => {
  answers = [saved(), saved()]
  const both = [save(autosave), save(path)]
  await Promise.all(both)
  expect(asked.map(({ ifMatch }) => ifMatch)).toEqual([`"${read.updatedAt}"`, '"2026-11-23T10:00:09.000Z"'])
})

test('documents without a form here are none of its business', async () => {
  answers = [saved()]
  await watched('/api/articles/13', { method: 'PATCH', body: '{}' }).catch(() => undefined)
  expect(asked[0]?.ifMatch).toBeNull()
})

test('a document that may not go to the trash is no text that was not saved', async () => {
  answers = [json({ errors: [{ message: 'Картинка стоит здесь.' }] }, 409)]
  const body = JSON.stringify({ deletedAt: '2026-11-23T10:00:00.000Z' })
  expect((await watched(path, { method: 'PATCH', body })).status).toBe(409)
  expect(saves.getState().trouble).toBeUndefined()
})
