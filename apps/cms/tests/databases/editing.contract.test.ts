import { type CollectionSlug, createLocalReq } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeBlankDrafts } from '../../src/panel/editing/blank-drafts.ts'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { type SignedIn, send, signIn } from '../support/people.ts'

/** Whatever keeps drafts, with a text that may be changed. */
const places = [
  ['articles', 'title'],
  ['videos', 'title'],
  ['products', 'title'],
  ['slides', 'title'],
  ['pages', 'title'],
  ['globals/site-settings', 'tagline'],
] as const

const cms = await testCms()
const irina = await signIn(cms, 'editor', 'Ирина')
const pyotr = await signIn(cms, 'editor', 'Пётр')
beforeEach(async () => {
  await cms.payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
})

const saved = 'draft=true&depth=0'

/** Where a document of a place is, as far as the REST interface names it. */
async function addressOf(place: string): Promise<string> {
  if (place.startsWith('globals/')) return `/${place}`
  return `/${place}/${(await firstOf(cms, place as CollectionSlug)).id}`
}

async function read(address: string) {
  return (await cms.rest(`${address}?${saved}`, { headers: irina.headers })).json()
}

function save(
  person: SignedIn,
  address: string,
  data: object,
  headers: Record<string, string> = {},
  more = '',
) {
  const method = address.startsWith('/globals/') ? 'POST' : 'PATCH'
  const body = { ...data, _status: 'draft' }
  return send(cms, method, `${address}?${saved}${more}`, body, { ...person.headers, ...headers })
}

async function refusal(response: Response) {
  return { status: response.status, message: (await response.json()).errors?.[0]?.message }
}

describe.each(places)('in %s', (place, field) => {
  test('nobody saves over a newer text of somebody else', async () => {
    const address = await addressOf(place)
    const before = await read(address)
    const old = { 'if-match': `"${before.updatedAt}"` }
    expect((await save(irina, address, { [field]: 'Текст Ирины' }, old)).status).toBe(200)

    expect((await save(pyotr, address, { [field]: 'Поверх' }, old)).status).toBe(412)
    const since = { 'if-unmodified-since': new Date(Date.now() - 3_600_000).toUTCString() }
    expect((await save(pyotr, address, { [field]: 'Поверх' }, since)).status).toBe(412)
    const { status, message } = await refusal(await save(pyotr, address, { ...before, [field]: 'Поверх' }))
    expect(status).toBe(409)
    expect(message).toMatch(/документ изменил/)
    expect((await read(address))[field]).toBe('Текст Ирины')
  })

  test('an editor who has read the newest text may save, and so may a program that says nothing of it', async () => {
    const address = await addressOf(place)
    const { updatedAt } = await read(address)
    const answer = await save(pyotr, address, { [field]: 'Прочитав' }, { 'if-match': `"${updatedAt}"` })
    const { doc, result } = await answer.json()
    // The next save builds upon the answer to this one.
    const next = { 'if-match': `"${(doc ?? result).updatedAt}"` }
    expect((await save(pyotr, address, { [field]: 'Ещё раз' }, next, '&autosave=true')).status).toBe(200)
    expect((await save(pyotr, address, { ...(await read(address)), [field]: 'С телом' })).status).toBe(200)
    expect((await save(pyotr, address, { [field]: 'Молча' })).status).toBe(200)
  })

  test('the document stays locked while the panel saves by itself', async () => {
    const address = await addressOf(place)
    await save(irina, address, { [field]: 'Пишу' }, {}, '&autosave=true')
    const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', depth: 0 })
    expect(docs.map(({ user }) => user?.value)).toEqual([irina.id])

    const { status, message } = await refusal(await save(pyotr, address, { [field]: 'Поверх' }))
    expect(status).toBe(423)
    expect(message).toMatch(/пишет Ирина/)
    expect((await save(irina, address, { [field]: 'Дальше' }, {}, '&autosave=true')).status).toBe(200)
    expect((await read(address))[field]).toBe('Дальше')
  })

  test('a save by hand gives the document free', async () => {
    const address = await addressOf(place)
    await save(irina, address, { [field]: 'Пишу' }, {}, '&autosave=true')
    await save(irina, address, { [field]: 'Готово' })
    expect((await save(pyotr, address, { [field]: 'Теперь я' })).status).toBe(200)
  })

  test.each([
    ['published', ''],
    ['a draft', '?draft=true'],
  ])(
    'an earlier version comes back as %s, also the one that has the number of its document',
    async (_, query) => {
      const address = await addressOf(place)
      const collection = place.startsWith('globals/') ? undefined : (place as CollectionSlug)
      const id = Number(address.split('/').at(-1))
      const { docs } = collection
        ? await cms.payload.findVersions({
            collection,
            where: { parent: { equals: id } },
            sort: 'id',
            limit: 2,
          })
        : await cms.payload.findGlobalVersions({ slug: 'site-settings', sort: 'id', limit: 2 })
      // The first content gives the first documents and their versions the same numbers.
      if (collection) expect(docs.map((version) => version.id)).toContain(id)
      for (const version of docs) {
        await save(irina, address, { [field]: `После версии ${version.id}` })
        const restored = await send(
          cms,
          'POST',
          `/${place}/versions/${version.id}${query}`,
          {},
          irina.headers,
        )
        expect(restored.status).toBe(200)
        expect(version.version).toHaveProperty(field, (await read(address))[field])
      }
    },
  )
})

test('one of two people who save at the same moment is refused', async () => {
  const address = await addressOf('articles')
  const { updatedAt } = await read(address)
  const readThen = { 'if-match': `"${updatedAt}"` }
  const answers = await Promise.all(
    [irina, pyotr].map((person, index) => save(person, address, { title: `Сразу ${index}` }, readThen)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
})

describe('a draft in which nothing was written', () => {
  const begin = async (data: object = {}) =>
    (await (await send(cms, 'POST', `/articles?${saved}`, data, irina.headers)).json()).doc.id as number
  const left = async (id: number) =>
    (await cms.payload.find({ collection: 'articles', draft: true, where: { id: { equals: id } } })).totalDocs
  test('is shown in no list, a draft with a single word is', async () => {
    const [blank, begun] = [await begin(), await begin({ description: 'Слово' })]
    const { baseFilter } = cms.payload.collections.articles.config.admin
    const req = await createLocalReq({}, cms.payload)
    const where = (await baseFilter?.({ req, limit: 0, page: 1, sort: '' })) ?? {}
    const { docs } = await cms.payload.find({ collection: 'articles', draft: true, pagination: false, where })
    const shown = docs.map(({ id }) => id)
    expect(shown).toContain(begun)
    expect(shown).not.toContain(blank)
    expect(shown.length).toBeGreaterThan(2)
  })

  test('is removed after a day, and nothing else is', async () => {
    const [blank, begun] = [await begin(), await begin({ description: 'Слово' })]
    await removeBlankDrafts(cms.payload)
    expect([await left(blank), await left(begun)]).toEqual([1, 1])
    await removeBlankDrafts(cms.payload, Date.now() + 25 * 60 * 60 * 1000)
    expect([await left(blank), await left(begun)]).toEqual([0, 1])
  })
})

describe('the list of wrong fields, which Payload cuts at commas,', () => {
  /** Labels of all fields and tabs, however deep. */
  function labelsOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(labelsOf)
    if (typeof value !== 'object' || value === null) return []
    const entity: Record<string, unknown> = { ...value }
    const parts = ['fields', 'tabs', 'blocks'].flatMap((key) => labelsOf(entity[key]))
    return typeof entity.label === 'string' ? [entity.label, ...parts] : parts
  }

  test('shows every label whole', () => {
    const { collections, globals } = cms.payload.config
    const labels = [...collections, ...globals].flatMap(({ fields }) => labelsOf(fields))
    expect(labels.length).toBeGreaterThan(100)
    expect(labels.filter((label) => /[,>]/.test(label))).toEqual([])
  })
})
