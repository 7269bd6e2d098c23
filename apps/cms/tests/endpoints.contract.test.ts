import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Where } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Person } from '../src/access/access-table.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { expectedAnswers, type Row } from './support/expected-answers.ts'
import { logIn, password, type SignedIn, send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

/** The number of nothing. */
const notThere = 999_999

const people = ['visitor', 'expert', 'editor', 'admin'] as const

const signedIn = {} as Record<Exclude<Person, 'visitor'>, SignedIn>

const cms = await testCms()
// The very first account becomes an administrator's, whatever is asked for.
for (const role of ['admin', 'editor', 'expert'] as const) signedIn[role] = await signIn(cms, role)

const headersOf = (who: Person) => (who === 'visitor' ? {} : signedIn[who].headers)

/** Every address of the running configuration, as `method path`, by whose it is. */
function addresses(): Record<string, string[]> {
  const { collections, globals, endpoints } = cms.payload.config
  const namesOf = (of: { method: string; path: string }[] | false) => [
    ...new Set((of || []).map(({ method, path }) => `${method} ${path}`)),
  ]
  return Object.fromEntries([
    ['/', namesOf(endpoints)],
    ...collections.map((collection) => [`/${collection.slug}`, namesOf(collection.endpoints)]),
    ...globals.map((global) => [`/globals/${global.slug}`, namesOf(global.endpoints)]),
  ])
}

test('every address of the running configuration stands in the table, and no other', () => {
  const sorted = (of: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(of).map(([owner, names]) => [owner, [...names].sort()]))
  expect(sorted(addresses())).toEqual(
    sorted(
      Object.fromEntries(Object.entries(expectedAnswers).map(([owner, rows]) => [owner, Object.keys(rows)])),
    ),
  )
})

describe.each(Object.entries(expectedAnswers))('%s', (owner, rows: Record<string, Row>) => {
  for (const [name, row] of Object.entries(rows)) {
    test(name, async () => {
      const answers = []
      for (const who of people) answers.push(await statusOf(owner, name, who))
      expect(answers).toEqual(row)
      if (name.startsWith('get '))
        expect(await statusOf(owner, name, 'editor', 'HEAD'), 'HEAD').toBe(row[people.indexOf('editor')])
    })
  }

  test('no other method and no other address answers', async () => {
    const base = owner === '/' ? '/nikakogo-adresa' : owner
    for (const who of people) {
      for (const [method, path] of [
        ['PUT', ''],
        ['PUT', '/1'],
        ['GET', '/run/all/now'],
      ]) {
        expect((await cms.rest(`${base}${path}`, { method, headers: headersOf(who) })).status).toBe(404)
      }
    }
  })
})

describe('Payload’s own collections and globals', () => {
  test('nobody can put off the erasure of personal data by its clock', async () => {
    const stats = {
      scheduledRuns: {
        queues: { nightly: { tasks: { forgetOld: { lastScheduledRun: '2999-01-01T00:00:00.000Z' } } } },
      },
    }
    for (const who of people) {
      const response = await send(cms, 'POST', '/globals/payload-jobs-stats', { stats }, headersOf(who))
      expect(response.status).toBe(404)
    }
    await cms.payload.jobs.handleSchedules({ queue: 'nightly' })
    const where = { taskSlug: { equals: 'forgetOld' } }
    const { docs } = await cms.payload.find({ collection: 'payload-jobs', where })
    expect(docs).toHaveLength(1)
    expect(Date.parse(docs[0]?.waitUntil ?? '')).toBeLessThan(Date.now() + 25 * 60 * 60 * 1000)
  })

  test.each(['run', 'handle-schedules'])('no GET changes the queue: %s', async (name) => {
    for (const who of people) {
      expect((await cms.rest(`/payload-jobs/${name}`, { headers: headersOf(who) })).status).toBe(404)
    }
  })

  test('somebody who edits is seen by colleagues, who take over, but neither free it nor put it on others', async () => {
    const lock = await lockOf(signedIn.editor.id)
    const path = `/payload-locked-documents/${lock}`
    const seen = await cms.rest('/payload-locked-documents', { headers: headersOf('expert') })
    expect((await seen.json()).docs).toContainEqual(expect.objectContaining({ id: lock }))
    const give = (id: number, more = {}) =>
      send(cms, 'PATCH', path, { user: { relationTo: 'users', value: id }, ...more }, headersOf('expert'))
    expect((await cms.rest(path, { method: 'DELETE', headers: headersOf('expert') })).status).toBe(403)
    expect((await give(signedIn.admin.id)).status).toBe(403)
    expect((await give(signedIn.expert.id, { globalSlug: 'site-settings' })).status).toBe(403)
    expect((await give(signedIn.expert.id)).status).toBe(200)
    expect((await cms.rest(path, { method: 'DELETE', headers: headersOf('expert') })).status).toBe(200)
  })

  test('settings of one’s panel are one’s own', async () => {
    const write = (who: Person) =>
      send(cms, 'POST', '/payload-preferences/columns', { value: who }, headersOf(who))
    expect((await write('visitor')).status).toBe(401)
    for (const who of ['expert', 'editor'] as const) expect((await write(who)).status).toBe(200)
    for (const who of ['expert', 'editor'] as const) {
      const read = await cms.rest('/payload-preferences/columns', { headers: headersOf(who) })
      expect((await read.json()).value).toBe(who)
    }
  })
})

/** Asks for something that is there, made for this one request where that may end it. */
async function statusOf(owner: string, name: string, who: Person, asked?: 'HEAD'): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const slug = owner.replace(/^\/(globals\/)?/, '')
  const isCollection = owner !== '/' && !owner.startsWith('/globals/')
  const isAboutOne = isCollection && /:id|^(patch|delete) /.test(name)
  const id = isAboutOne ? await someId(slug, who, name.includes('/versions/')) : notThere
  const filled = path
    .replace(/\/:id\?/, '')
    .replace(':id', String(id))
    .replace(':slug', 'tags')
    .replace(':key', 'columns')
    .replace(':session', randomUUID())
    .replace(':filename', 'net.webp')
    .replace(/\/$/, '')
  // A change of many at once is asked for this one.
  const query = /^(patch|delete) \/$/.test(name) ? `?where[id][equals]=${id}` : ''
  const headers =
    name === 'post /logout' && who !== 'visitor' ? await logIn(cms, signedIn[who].email) : headersOf(who)
  const base = owner === '/' ? '' : owner
  const body = await bodyOf(owner, name, who)
  const response = await cms.rest(`${base}${filled}${query}`, {
    method: asked ?? method.toUpperCase(),
    headers: { ...headers, ...(method === 'get' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'get' ? {} : { body: JSON.stringify(body) }),
  })
  await response.body?.cancel()
  return response.status
}

async function bodyOf(owner: string, name: string, who: Person): Promise<object> {
  if (name === 'post /reorder') return reordering()
  if (name.startsWith('post /plugin-seo/')) return { collectionSlug: 'articles', doc: { title: 'Заголовок' } }
  if (owner === '/users' && name === 'post /unlock') return { email: signedIn.editor.email }
  if (owner === '/users' && name === 'post /forgot-password') return { email: 'nikto@example.ru' }
  if (owner === '/users' && name === 'post /reset-password') return { token: randomUUID(), password }
  // A password is looked at before anything else.
  if (owner === '/users' && name === 'post /') return { password }
  if (owner === '/users' && name === 'post /login') return { email: 'nikto@example.ru', password }
  if (owner === '/payload-preferences') return { value: {} }
  if (owner === '/payload-locked-documents' && who !== 'visitor') {
    return { user: { relationTo: 'users', value: signedIn[who].id } }
  }
  return {}
}

/** Puts one question behind another. */
async function reordering(): Promise<object> {
  const { docs } = await cms.payload.find({ collection: 'faq-questions', sort: '_order', limit: 2, depth: 0 })
  const [target, moved] = docs
  return {
    collectionSlug: 'faq-questions',
    docsToMove: [moved?.id],
    newKeyWillBe: 'greater',
    orderableFieldName: '_order',
    target: { id: target?.id, key: target?._order },
  }
}

async function lockOf(user: number): Promise<number> {
  // Nobody else could save the locked document.
  const document = { relationTo: 'tags' as const, value: (await firstOf(cms, 'tags')).id }
  const { id } = await cms.payload.create({
    collection: 'payload-locked-documents',
    data: { document, user: { relationTo: 'users', value: user } },
  })
  return id
}

/** Documents that are made for each request: the first content has none, or they are gone after it. */
const samples: Record<string, () => object> = {
  redirects: () => ({ from: `/${randomUUID()}`, to: { type: 'custom', url: '/' }, type: '301' }),
  authors: () => ({ name: 'Анна', kind: 'person' }),
  'answer-templates': () => ({ name: 'Прощание', text: aRichText('Пишите ещё.') }),
  'calendar-days': () => ({ note: 'Суббота', from: '2040-11-10T12:00:00.000Z', kind: 'working' }),
  mails: () => ({ key: randomUUID(), kind: 'account', title: 'Письмо', state: 'sent', attempts: 1 }),
  'erasure-acts': () => ({ reason: 'Просьба', personName: 'Анна', destroyed: 'Вопрос № 1', systems: 'База' }),
  'consent-editions': () => ({ since: '2026-11-23', text: 'Согласие', hash: randomUUID() }),
  'daily-counts': () => ({ day: '2026-11-23', name: 'search', key: randomUUID(), count: 1 }),
  'product-imports': () => ({ fileName: 'feed.xml', personName: 'Анна', added: 0, changed: 0, steps: [] }),
  tags: () => ({ name: randomUUID(), slug: randomUUID() }),
}

/** The number of a document that is there for this request alone, or of its version. */
async function someId(slug: string, who: Person, isVersion: boolean): Promise<number> {
  const { payload } = cms
  if (slug === 'users') return (await signIn(cms, 'editor')).id
  if (slug === 'payload-locked-documents')
    return lockOf(who === 'visitor' ? signedIn.admin.id : signedIn[who].id)
  const collection = slug as CollectionSlug
  const sample = samples[slug]?.()
  if (slug === 'consents') {
    const edition = await someId('consent-editions', who, false)
    return (await payload.create({ collection: slug, data: { givenAt: '2026-11-23', edition } })).id
  }
  // Each sample is what its collection asks for.
  if (sample) return Number((await payload.create({ collection, data: sample as never })).id)
  switch (slug) {
    case 'articles':
    case 'videos':
    case 'pages':
    case 'products':
    case 'slides': {
      const data = { title: 'Черновик', name: 'Черновик', slug: `chernovik-${randomUUID()}` }
      // No collection asks a draft for more.
      const { id } = await payload.create({ collection: slug, draft: true, data: data as never })
      if (!isVersion) return id
      const { docs } = await payload.findVersions({ collection: slug, where: { parent: { equals: id } } })
      return Number(docs[0]?.id)
    }
  }
  const where: Where = slug === 'faq-questions' ? { published: { equals: true } } : {}
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: '-id', where })
  return Number(docs[0]?.id ?? 0)
}
