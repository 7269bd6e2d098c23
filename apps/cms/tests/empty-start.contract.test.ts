import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, expect, test, vi } from 'vitest'
import type { Role } from '../src/access/roles.ts'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'
import { aQuestion, newVisitor, sendQuestion, solveNew } from './support/questions.ts'
import { root } from './support/run-script.ts'

// A database that nothing was imported into.
const nothing = await mkdtemp(path.join(tmpdir(), 'pryad-nothing-'))
afterAll(() => rm(nothing, { recursive: true, force: true }))
vi.stubEnv('TEST_SEED_DIR', nothing)
const cms = await testCms()
const { importContent } = await import('../src/operations/first-content/import-content.ts')
const { readContent } = await import('../src/operations/first-content/read-content.ts')
const { loadFirstSteps } = await import('../src/operations/dashboard/first-steps.ts')
const content = await readContent(path.join(root, 'content'))
const importAs = (isDemo: boolean) => importContent(cms.payload, content, () => undefined, isDemo)
await importAs(false)

const demoCollections = [
  'articles',
  'videos',
  'faq-questions',
  'products',
  'slides',
  'pages',
  'tags',
  'authors',
  'media',
  'video-files',
] as const

async function counted() {
  const counts = demoCollections.map((collection) => cms.payload.count({ collection }))
  return (await Promise.all(counts)).map(({ totalDocs }) => totalDocs)
}

async function requestOf(role: Role) {
  const { headers } = await signIn(cms, role)
  const { user } = await cms.payload.auth({ headers: new Headers(headers) })
  return createLocalReq(user ? { user } : {}, cms.payload)
}

test('a site that begins without the demonstration has its texts, its menu and its letters, and nothing of our brand', async () => {
  expect(await counted()).toEqual(demoCollections.map(() => 0))
  for (const collection of ['texts', 'synonyms', 'calendar-days'] as const)
    expect((await cms.payload.count({ collection })).totalDocs, collection).toBeGreaterThan(0)
  const settings = await cms.payload.findGlobal({ slug: 'site-settings' })
  expect(settings).toMatchObject({ name: 'Название марки', _status: 'published', shareImage: null })
  expect(settings.navigation).toHaveLength(5)
  expect(JSON.stringify(settings)).not.toMatch(/пряд/i)
  const { docs } = await cms.payload.find({ collection: 'texts', pagination: false })
  // A strand of hair is called so as well.
  expect(docs.filter(({ text }) => /«Прядь|Прядь —|pryad/.test(text ?? ''))).toEqual([])
  const { data } = await cms.ask('{ site { name demoNotice contacts { email } } }')
  expect(data.site).toEqual({
    name: 'Название марки',
    demoNotice: '',
    contacts: { email: 'vopros@marka.example' },
  })
})

test('nobody can ask a question before there is a text to consent to', async () => {
  const answer = await sendQuestion(cms, aQuestion({ recaptcha: await solveNew(cms) }), newVisitor())
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    fields: { consent: expect.stringContaining('ещё не') },
  })
  expect((await cms.payload.count({ collection: 'faq-questions' })).totalDocs).toBe(0)
})

test('it stays without, also when it is started again as others are', async () => {
  expect(await importAs(true)).toMatchObject({ created: 0, leftOut: [] })
  expect(await counted()).toEqual(demoCollections.map(() => 0))
})

test('the panel leads editors and administrators through six things, says which are done, and ends when all are', async () => {
  // The first account of all is an administrator’s.
  const admin = await requestOf('admin')
  const editor = await requestOf('editor')
  const done = async () => (await loadFirstSteps(editor))?.map(({ isDone }) => isDone)
  expect(await loadFirstSteps(admin)).toHaveLength(6)
  expect(await loadFirstSteps(await requestOf('expert'))).toBeUndefined()
  expect(await done()).toEqual([false, false, false, false, false, false])

  const contacts = { email: 'vopros@svoya.ru', privacyEmail: 'dannye@svoya.ru' }
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { name: 'Своя', contacts, _status: 'published' },
  })
  // The title of the site still has the name that it began with.
  expect(await done()).toEqual([false, false, false, false, false, false])
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { title: 'Окрашивание волос — Своя', _status: 'published' },
  })
  expect(await done()).toEqual([true, false, false, false, false, false])

  // Past the rules of the forms, which are not asked about here.
  const add = (collection: CollectionSlug, data: object, _status = 'published') =>
    cms.payload.db.create({ collection, data: { ...data, _status } })
  await add('articles', { title: 'Первая', slug: 'pervaya' }, 'draft')
  for (const slug of ['privacy', 'cookies', 'consent']) await add('pages', { title: slug, slug })
  await add('faq-questions', { question: 'Как?', published: false })
  expect(await done()).toEqual([true, false, false, false, false, false])
  await add('pages', { title: 'help', slug: 'help' })
  expect(await done()).toEqual([true, true, false, false, false, false])
  await add('products', { ean: '2007700000161', title: '6-0' })
  await add('articles', { title: 'Вторая', slug: 'vtoraya' })
  await add('slides', { title: 'Слайд' })
  expect(await done()).toEqual([true, true, true, true, true, false])
  await add('faq-questions', { question: 'Как?', published: true })
  expect(await loadFirstSteps(admin)).toBeUndefined()
})
