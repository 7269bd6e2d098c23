import { describe, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { type SignedIn, send, signIn } from '../support/people.ts'

const cms = await testCms()
const irina = await signIn(cms, 'editor', 'Ирина')
const expert = await signIn(cms, 'expert', 'Вера')
const { docs } = await cms.payload.find({ collection: 'articles', limit: 2, depth: 0 })
const [first, second] = docs.map(({ id }) => id)

const read = async (id: number | undefined) =>
  (await cms.rest(`/articles/${id}?draft=true&depth=0`, { headers: irina.headers })).json()
async function save(id: number | undefined, title: string, updatedAt: string) {
  const body = { title, _status: 'draft' }
  return send(cms, 'PATCH', `/articles/${id}?draft=true&depth=0`, body, {
    ...irina.headers,
    'if-match': `"${updatedAt}"`,
  })
}

/** A save of which only the beginning arrives, until `end` is called. */
function stall({ headers }: SignedIn) {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{'),
      ),
    pull: async (controller) => {
      begun.resolve()
      await ended.promise
      controller.enqueue(new TextEncoder().encode('}\r\n--x--\r\n'))
      controller.close()
    },
  })
  const answer = cms.rest(`/articles/${first}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'if-match': '"2026-01-01"' },
    body,
    duplex: 'half',
  } as RequestInit)
  return { begun: begun.promise, end: ended.resolve, answer }
}

describe.each([
  ['an expert, who may not save there,', expert, 403],
  ['an editor', irina, 412],
])('a save by %s that comes slowly', (_, sender, status) => {
  test('lets others save meanwhile', async () => {
    const slow = stall(sender)
    await slow.begun
    const { updatedAt } = await read(second)
    expect((await save(second, 'Пока другой ждёт', updatedAt)).status).toBe(200)
    slow.end()
    expect((await slow.answer).status).toBe(status)
  })
})

test('of several saves from one state at the same moment one is stored', async () => {
  const { updatedAt } = await read(second)
  const titles = Array.from({ length: 25 }, (__, index) => `Заголовок ${index}`)
  const answers = await Promise.all(titles.map((title) => save(second, title, updatedAt)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(24).fill(412)])
})
