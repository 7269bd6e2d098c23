import { createLocalReq, type Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { loadVersions } from '../src/panel/versions/load-versions.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { password, send, signIn, tryLogIn } from './support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
const editor = await signIn(cms, 'editor', 'Борис')

/** Entries about a place, the newest first. */
async function entriesOf(where: Where) {
  const { docs } = await cms.payload.find({ collection: 'audit-log', where, sort: '-id', depth: 0 })
  return docs
}

const about = (place: string, id: number | string) =>
  entriesOf({ place: { equals: place }, documentId: { equals: String(id) } })

describe('a change', () => {
  test('is told with who, what and where, the old value and the new one', async () => {
    const tag = await firstOf(cms, 'tags')
    await send(cms, 'PATCH', `/tags/${tag.id}`, { name: 'Рыжий' }, editor.headers)
    const [entry] = await about('tags', tag.id)
    expect(entry).toMatchObject({
      action: 'update',
      person: editor.id,
      personName: 'Борис',
      place: 'tags',
      documentTitle: 'Рыжий',
    })
    expect(entry?.details).toContain(`«${tag.name}» → «Рыжий»`)
  })

  test('is told when it changes the settings', async () => {
    await send(cms, 'POST', '/globals/site-settings', { tagline: 'Новый девиз' }, editor.headers)
    const [entry] = await entriesOf({ place: { equals: 'site-settings' } })
    expect(entry).toMatchObject({ action: 'update', personName: 'Борис', documentTitle: 'Настройки сайта' })
    expect(entry?.details).toContain('«Новый девиз»')
  })

  test('a draft, its publication, and its taking back are told each by its name', async () => {
    const { id } = await firstOf(cms, 'articles')
    const save = (data: object, query = '') =>
      send(cms, 'PATCH', `/articles/${id}${query}`, data, editor.headers)
    const draft = { title: 'Черновик', _status: 'draft' }
    await save(draft, '?draft=true&autosave=true')
    await save({ ...draft, title: 'Черновик дальше' }, '?draft=true&autosave=true')
    await save({ title: 'Готово', _status: 'published' })
    await save({ _status: 'draft' })
    const actions = (await about('articles', id)).map(({ action }) => action)
    expect(actions).toEqual(['unpublish', 'publish', 'draft'])
  })

  test('tells of each version who saved it, also when two take turns within minutes', async () => {
    const other = await signIn(cms, 'editor', 'Вера')
    const { id } = await firstOf(cms, 'slides')
    const from = new Date().toISOString()
    for (const [title, { headers }] of [
      ['Первый', editor],
      ['Второй', other],
      ['Третий', editor],
    ] as const) {
      await send(cms, 'PATCH', `/slides/${id}?draft=true`, { title, _status: 'draft' }, headers)
    }
    const person = await cms.payload.findByID({ collection: 'users', id: editor.id })
    const req = await createLocalReq({ user: { ...person, collection: 'users' } }, cms.payload)
    const collectionConfig = cms.payload.collections.slides.config
    const versions = await loadVersions(req, { collectionConfig, docID: id, hasPublishedDoc: true })
    const young = versions.filter(({ savedAt }) => savedAt >= from)
    expect(young.map(({ writer, state }) => [writer, state])).toEqual([
      ['Борис', 'version:currentDraft'],
      ['Вера', 'version:previouslyDraft'],
      ['Борис', 'version:previouslyDraft'],
    ])
    expect(versions.at(-1)).toMatchObject({ writer: undefined, state: 'version:currentlyPublished' })
  })

  test('that moves a document to the trash, brings it back or deletes it is told', async () => {
    const { id } = await firstOf(cms, 'articles')
    const before = (await about('articles', id)).length
    await send(cms, 'PATCH', `/articles/${id}`, { deletedAt: new Date().toISOString() }, editor.headers)
    await send(cms, 'PATCH', `/articles/${id}?trash=true`, { deletedAt: null }, editor.headers)
    await cms.rest(`/articles/${id}`, { method: 'DELETE', headers: editor.headers })
    const entries = await about('articles', id)
    const actions = entries.slice(0, entries.length - before).map(({ action }) => action)
    expect(actions).toEqual(['delete', 'restore', 'trash'])
  })

  test('that is refused is not told', async () => {
    const before = (await entriesOf({})).length
    await send(cms, 'POST', '/users', { name: 'Вор', password, email: 'vor@example.ru' }, editor.headers)
    expect((await entriesOf({})).length).toBe(before)
  })

  test('the system makes by itself is not told', async () => {
    await cms.payload.create({ collection: 'tags', data: { name: 'Сама', slug: 'sama' } })
    expect(await entriesOf({ documentTitle: { equals: 'Сама' } })).toEqual([])
  })
})

describe('personal data of a visitor', () => {
  test('is in no entry, whatever is done to the question', async () => {
    const { id } = await cms.payload.create({
      collection: 'faq-questions',
      data: {
        question: 'Меня зовут Тайна, чем краситься?',
        state: 'new',
        published: false,
        asked: { name: 'Тайна', email: 'tajna@example.ru', text: 'Меня зовут Тайна, чем краситься?' },
      },
    })
    const change = { question: 'Чем краситься?', state: 'read' }
    await send(cms, 'PATCH', `/faq-questions/${id}`, change, admin.headers)
    await cms.rest(`/faq-questions/${id}`, { method: 'DELETE', headers: admin.headers })
    const entries = await about('faq-questions', id)
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'personalDataErased', 'update'])
    expect(entries[2]?.details).toContain('Состояние: «Новый» → «Прочитан»')
    expect(entries[2]?.details).not.toContain('Кто спросил')
    expect(JSON.stringify(entries)).not.toMatch(/Тайна|tajna|краситься/i)
  })
})

describe('coming and going', () => {
  test('a sign-in, a mistake and a sign-out are told', async () => {
    const person = await signIn(cms, 'expert', 'Вера')
    await tryLogIn(cms, { email: person.email, password: 'Neverno2026' })
    await cms.rest('/users/logout', { method: 'POST', headers: person.headers })
    const entries = await about('users', person.id)
    expect(entries.map(({ action }) => action)).toEqual(['logout', 'loginFailed', 'login'])
    expect(JSON.stringify(entries)).not.toContain('Neverno2026')
  })

  test('a sign-in to an account that does not exist is told without the typed address', async () => {
    await tryLogIn(cms, { email: 'Moj-Tajnyj-Parol1@example.ru', password })
    const [entry] = await entriesOf({ action: { equals: 'loginFailed' } })
    expect(entry).toMatchObject({ documentTitle: 'Нет такого сотрудника', personName: 'Неизвестный' })
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('tajnyj')
  })

  test('a new password, a closed access and ended sessions', async () => {
    const person = await signIn(cms, 'editor', 'Глеб')
    const change = { password: 'Drugoj2026Parol', currentPassword: password }
    await send(cms, 'PATCH', `/users/${person.id}`, change, person.headers)
    await cms.rest(`/users/${person.id}/sessions`, { method: 'DELETE', headers: admin.headers })
    await send(cms, 'PATCH', `/users/${person.id}`, { blocked: true }, admin.headers)
    const entries = await about('users', person.id)
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'update', personName: 'Анна', details: 'Доступ закрыт: нет → да' },
      { action: 'sessionsEnded', personName: 'Анна', details: 'Все сеансы' },
      { action: 'update', personName: 'Глеб', details: 'Новый пароль' },
    ])
    expect(JSON.stringify(entries)).not.toContain('Drugoj2026Parol')
  })
})

test('entries stay when the account is deleted', async () => {
  const person = await signIn(cms, 'editor', 'Дарья')
  await send(cms, 'POST', '/tags', { name: 'От Дарьи', slug: 'ot-dari' }, person.headers)
  await cms.rest(`/users/${person.id}`, { method: 'DELETE', headers: admin.headers })
  const [entry] = await entriesOf({ documentTitle: { equals: 'От Дарьи' } })
  expect(entry).toMatchObject({ personName: 'Дарья', person: null })
})
