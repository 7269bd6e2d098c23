import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Person } from '../src/access/access-table.ts'
import { testCms } from './support/cms.ts'
import { password, send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const people = ['visitor', 'expert', 'editor', 'admin'] as const
const actions = ['read', 'create', 'update', 'delete'] as const
type Action = (typeof actions)[number]

/** The access control, told once more and apart from the code: a column for each person, a letter for each action. */
const expected: Record<string, Record<Person, string>> = {
  //                        read, create, update, delete; «-» is a refusal
  articles: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  videos: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  products: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  slides: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  pages: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  tags: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  authors: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  media: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  'video-files': { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  redirects: { visitor: 'r---', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  'faq-questions': { visitor: 'r---', expert: 'r-u-', editor: 'rcu-', admin: 'rcud' },
  'answer-templates': { visitor: '----', expert: 'rcud', editor: 'rcud', admin: 'rcud' },
  'calendar-days': { visitor: '----', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  synonyms: { visitor: '----', expert: 'r---', editor: 'rcud', admin: 'rcud' },
  'finder-texts': { visitor: 'r---', expert: 'r---', editor: 'r-u-', admin: 'r-u-' },
  users: { visitor: '----', expert: 'r---', editor: 'r---', admin: 'rcud' },
  mails: { visitor: '----', expert: '----', editor: '----', admin: 'r---' },
  'audit-log': { visitor: '----', expert: '----', editor: '----', admin: 'r---' },
  'product-imports': { visitor: '----', expert: '----', editor: '----', admin: '----' },
  'daily-counts': { visitor: '----', expert: '----', editor: '----', admin: '----' },
}
const expectedGlobals: Record<string, Record<Person, string>> = {
  'site-settings': { visitor: 'r-', expert: 'r-', editor: 'ru', admin: 'ru' },
}

const headersOf = {} as Record<Person, Record<string, string>>

const cms = await testCms()
headersOf.visitor = {}
// The very first account becomes an administrator's, whatever is asked for.
for (const role of ['admin', 'editor', 'expert'] as const) {
  headersOf[role] = (await signIn(cms, role)).headers
}
afterEach(() => {
  vi.restoreAllMocks()
})

const rows = (table: object) =>
  Object.keys(table).flatMap((slug) => people.map((who) => [slug, who] as const))

test('every collection and global has its row', () => {
  const ours = (slug: string) => !slug.startsWith('payload-')
  const { collections = [], globals = [] } = cms.payload.config
  expect(Object.keys(expected).sort()).toEqual(
    collections
      .map(({ slug }) => slug)
      .filter(ours)
      .sort(),
  )
  expect(Object.keys(expectedGlobals).sort()).toEqual(
    globals
      .map(({ slug }) => slug)
      .filter(ours)
      .sort(),
  )
})

describe.each(rows(expected))('%s: %s', (slug, who) => {
  test.each(actions)('%s', async (action) => {
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const isAllowed = expected[slug]?.[who].includes(action.charAt(0)) ?? false
    const status = await attempt(slug as CollectionSlug, action, who)
    // An allowed but empty request is called incomplete, and a document used elsewhere is called in use; a document that somebody may not touch is
    // forbidden, or not there for them.
    if (isAllowed) expect([200, 201, 400, 409]).toContain(status)
    else expect([403, 404]).toContain(status)
  })
})

describe.each(rows(expectedGlobals))('%s: %s', (slug, who) => {
  test.each(['read', 'update'] as const)('%s', async (action) => {
    const isAllowed = expectedGlobals[slug]?.[who].includes(action.charAt(0)) ?? false
    const response =
      action === 'read'
        ? await cms.rest(`/globals/${slug}`, { headers: headersOf[who] })
        : await send(cms, 'POST', `/globals/${slug}`, { tagline: 'Девиз' }, headersOf[who])
    expect(response.status).toBe(isAllowed ? 200 : 403)
  })
})

/** Does `action` to something somebody else has made, which visitors can see: the status of the answer. */
async function attempt(slug: CollectionSlug, action: Action, who: Person): Promise<number> {
  const headers = headersOf[who]
  // A password is looked at before anything else.
  const body = slug === 'users' ? { password } : {}
  const request = {
    create: () => send(cms, 'POST', `/${slug}`, body, headers),
    read: (path: string) => cms.rest(path, { headers }),
    update: (path: string) => send(cms, 'PATCH', path, {}, headers),
    delete: (path: string) => cms.rest(path, { method: 'DELETE', headers }),
  }[action]
  return (await request(`/${slug}/${await someId(slug)}`)).status
}

async function someId(slug: CollectionSlug): Promise<number | string> {
  if (slug === 'users') return (await signIn(cms, 'editor')).id
  // The first content has none.
  if (slug === 'redirects') {
    const data = { from: `/${randomUUID()}`, to: { type: 'custom', url: '/' }, type: '301' } as const
    return (await cms.payload.create({ collection: slug, data })).id
  }
  if (slug === 'answer-templates') {
    const data = { name: 'Прощание', text: aRichText('Пишите ещё.') }
    return (await cms.payload.create({ collection: slug, data })).id
  }
  // The first content has one, and each role that may delete takes it.
  if (slug === 'authors')
    return (await cms.payload.create({ collection: slug, data: { name: 'Анна', kind: 'person' } })).id
  if (slug === 'mails') return aMail()
  if (slug === 'product-imports') return anImport()
  if (slug === 'daily-counts') return aSum()
  const { docs } = await cms.payload.find({
    collection: slug,
    limit: 1,
    depth: 0,
    where: slug === 'faq-questions' ? { published: { equals: true } } : {},
  })
  const [first] = docs
  if (!first) throw new Error(`There is nothing in ${slug} to try it on.`)
  return first.id
}

async function anImport(): Promise<number> {
  const data = { fileName: 'feed.xml', personName: 'Анна', added: 0, changed: 0, steps: [] }
  return (await cms.payload.create({ collection: 'product-imports', data })).id
}

async function aSum(): Promise<number> {
  const data = { day: '2026-11-23', name: 'search', key: randomUUID(), count: 1 }
  return (await cms.payload.create({ collection: 'daily-counts', data })).id
}

async function aMail(): Promise<number> {
  const data = { key: randomUUID(), kind: 'account', title: 'Письмо', state: 'sent', attempts: 1 } as const
  return (await cms.payload.create({ collection: 'mails', data })).id
}

describe('drafts', () => {
  test.each(people)('of an article: %s', async (who) => {
    const { id } = await cms.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: `Черновик для ${who}`, slug: `chernovik-${who}`, _status: 'draft' },
    })
    const response = await cms.rest(`/articles/${id}?draft=true`, { headers: headersOf[who] })
    expect(response.status).toBe(who === 'visitor' ? 404 : 200)
    const versions = await cms.rest('/articles/versions', { headers: headersOf[who] })
    expect(versions.status).toBe(who === 'visitor' ? 403 : 200)
  })

  test.each(people)('of the settings: %s', async (who) => {
    const response = await cms.rest('/globals/site-settings?draft=true', { headers: headersOf[who] })
    expect(response.status).toBe(who === 'visitor' ? 403 : 200)
  })

  test('the settings’ earlier versions are not for visitors', async () => {
    expect((await cms.rest('/globals/site-settings/versions')).status).toBe(403)
  })
})

test.each(people)('a published document in the trash is not for visitors: %s', async (who) => {
  const { docs } = await cms.payload.find({ collection: 'slides', limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  const set = (deletedAt: string | null) =>
    cms.payload.update({ collection: 'slides', id, trash: true, data: { deletedAt } })
  await set(new Date().toISOString())
  const response = await cms.rest('/slides?trash=true&depth=0&limit=0', { headers: headersOf[who] })
  const found: { id: number }[] = (await response.json()).docs
  await set(null)
  expect(found.some((slide) => slide.id === id)).toBe(who !== 'visitor')
})

describe('questions', () => {
  const asked = { name: 'Тайна', email: 'tajna@example.ru', text: 'Как закрасить седину?' }
  const aQuestion = (state: 'new' | 'spam') =>
    cms.payload.create({
      collection: 'faq-questions',
      data: { question: 'Как закрасить седину?', state, published: false, asked },
    })

  test.each([
    ['visitor', 404],
    ['expert', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('not shown on the site: %s', async (who, status) => {
    const { id } = await aQuestion('new')
    expect((await cms.rest(`/faq-questions/${id}`, { headers: headersOf[who] })).status).toBe(status)
  })

  test.each([
    ['expert', true],
    ['editor', false],
    ['admin', true],
  ] as const)('the sender of a question is read by: %s (%s)', async (who, isRead) => {
    const { id } = await aQuestion('new')
    const text = await (await cms.rest(`/faq-questions/${id}`, { headers: headersOf[who] })).text()
    expect(text.includes(asked.email)).toBe(isRead)
    expect(text.includes(asked.name)).toBe(isRead)
    const search = await cms.rest(`/faq-questions?where[asked.email][equals]=${asked.email}`, {
      headers: headersOf[who],
    })
    expect(search.status).toBe(isRead ? 200 : 400)
  })

  test.each(['expert', 'editor', 'admin'] as const)(
    'the words of a visitor are changed by nobody: %s',
    async (who) => {
      const { id } = await aQuestion('new')
      await send(
        cms,
        'PATCH',
        `/faq-questions/${id}`,
        { asked: { ...asked, email: 'drugaja@example.ru', text: 'Другое' } },
        headersOf[who],
      )
      const stored = await cms.payload.findByID({ collection: 'faq-questions', id })
      expect(stored.asked).toMatchObject(asked)
    },
  )

  test('an expert deletes spam, and nothing else', async () => {
    const remove = async (state: 'new' | 'spam') => {
      const { id } = await aQuestion(state)
      return (await cms.rest(`/faq-questions/${id}`, { method: 'DELETE', headers: headersOf.expert })).status
    }
    expect(await remove('new')).toBe(403)
    expect(await remove('spam')).toBe(200)
  })
})

describe('one’s own account', () => {
  test.each(['expert', 'editor'] as const)(
    '%s changes their own name, but not their role, and opens no access',
    async (role) => {
      const { id, headers } = await signIn(cms, role)
      const data = { name: 'Вера', role: 'admin', blocked: true, sessions: [] }
      expect((await send(cms, 'PATCH', `/users/${id}`, data, headers)).status).toBe(200)
      const stored = await cms.payload.findByID({ collection: 'users', id })
      expect(stored).toMatchObject({ name: 'Вера', role, blocked: false })
      expect(stored.sessions).toHaveLength(1)
    },
  )

  test('nobody reads the sessions, the password or the lock of somebody else', async () => {
    const other = await signIn(cms, 'admin')
    for (const who of ['expert', 'editor', 'admin'] as const) {
      const text = await (
        await cms.rest(`/users/${other.id}?showHiddenFields=true`, { headers: headersOf[who] })
      ).text()
      expect(text).not.toMatch(/"sessions":\[\{|"hash"|"salt"|resetPasswordToken|loginAttempts|lockUntil/)
    }
  })

  test('a visitor cannot make an account when there is one already', async () => {
    const data = { email: 'vor@example.ru', password, name: 'Вор' }
    expect((await send(cms, 'POST', '/users/first-register', data)).status).toBe(403)
    expect((await send(cms, 'POST', '/users', data)).status).toBe(403)
  })
})

test('the captcha is changed by administrators only', async () => {
  const set = (who: Person, sitekey: string) =>
    send(cms, 'POST', '/globals/site-settings', { captcha: { sitekey } }, headersOf[who])
  const stored = async () =>
    (await cms.payload.findGlobal({ slug: 'site-settings' })).captcha?.sitekey ?? null
  await set('editor', 'by-editor')
  expect(await stored()).toBeNull()
  await set('admin', 'by-admin')
  expect(await stored()).toBe('by-admin')
})
