import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { send, signIn } from './support/people.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')

const write = (data: object) => send(cms, 'POST', '/synonyms', data, editor.headers)
async function found(query: string): Promise<string[]> {
  const { data } = await cms.ask('query ($query: String!) { search(query: $query, first: 5) { title } }', {
    query,
  })
  return data.search.map(({ title }: { title: string }) => title)
}
const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion

test('the panel has the synonyms of the first content', async () => {
  const { docs } = await cms.payload.find({ collection: 'synonyms', pagination: false })
  expect(docs.length).toBeGreaterThan(50)
  expect(docs.find(({ title }) => title === 'аллергия')?.typos).toContain('алергия')
})

test('a new synonym begins with the name that its address says', async () => {
  const path = `/synonyms?${new URLSearchParams({ terms: 'бородка' })}`
  const response = await send(cms, 'POST', path, { title: 'Борода' }, editor.headers)
  expect(response.status).toBe(201)
  const { doc } = await response.json()
  expect(doc.terms).toBe('бородка')
  await cms.rest(`/synonyms/${doc.id}`, { method: 'DELETE', headers: editor.headers })
})

describe('a synonym that an editor writes', () => {
  test('finds at once, a misspelling of it too, and nothing any more once it is deleted', async () => {
    expect(await found('кочерыжник')).toEqual([])
    const before = await version()
    const response = await write({ title: 'Седина', terms: 'седина\nкочерыжник', typos: 'качирыжнек' })
    expect(response.status).toBe(201)
    const hits = await found('седина')
    expect(await found('кочерыжник')).not.toEqual([])
    expect(hits).toContain((await found('качирыжнек'))[0])
    // Sites hear of it: pages of hits may be kept there.
    expect(await version()).not.toBe(before)
    const { doc } = await response.json()
    await cms.rest(`/synonyms/${doc.id}`, { method: 'DELETE', headers: editor.headers })
    expect(await found('кочерыжник')).toEqual([])
  })

  test.each([
    ['that stands in every text', { title: 'Как', terms: 'как' }, /в каждом тексте/],
    ['without a letter', { title: 'Знак', terms: '…' }, /ни букв/],
    ['as long as a sentence', { title: 'Длинно', terms: 'слово '.repeat(20) }, /длиннее 60/],
    ['that is missing', { title: 'Пусто', terms: ' \n ' }, /хотя бы одно/],
  ])('is refused with a reason if it is a name %s', async (_, data, reason) => {
    const response = await write(data)
    expect(response.status).toBe(400)
    expect((await response.text()).replaceAll('\u00a0', ' ')).toMatch(reason)
  })
})

test('without any synonyms in the panel those of the first content hold', async () => {
  const typo = 'алергия'
  const before = await found(typo)
  await cms.payload.delete({ collection: 'synonyms', where: {} })
  expect(await found(typo)).toEqual(before)
})
