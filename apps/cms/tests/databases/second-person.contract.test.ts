import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadTiles } from '../../src/operations/dashboard/tiles.ts'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { runQueue } from '../support/jobs.ts'
import { inSeconds, restoreMocks } from '../support/mocks.ts'
import { type SignedIn, send, signIn } from '../support/people.ts'
import { aRichText } from '../support/rich-text.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
const boris = await signIn(cms, 'editor', 'Борис')
const vera = await signIn(cms, 'editor', 'Вера')
const expert = await signIn(cms, 'expert', 'Галина')
const { id } = await firstOf(cms, 'pages', { slug: { equals: 'help' } })
const { schedulePublish } = await import('../../src/content/second-person/schedule.ts')

let count = 0
/** A text that nobody has written before. */
const aText = () => `Промойте водой, ${++count}`

const change = (who: SignedIn, data: object, query = '', more = {}) =>
  send(cms, 'PATCH', `/pages/${id}${query}`, data, { ...who.headers, ...more })
const autosave = (who: SignedIn, text: string, more = {}) =>
  change(who, { description: text, _status: 'draft', ...more }, '?draft=true&autosave=true')
const publish = (who: SignedIn, data: object = {}) => change(who, { ...data, _status: 'published' })
const draft = async () => cms.payload.findByID({ collection: 'pages', id, draft: true })
/** What visitors read, null when it is nothing. */
const onSite = async () => {
  const { data } = await cms.ask('{ page(slug: "help") { description } }')
  return data.page?.description ?? null
}
/** A form that stays open locks its page. */
const unlock = () => cms.payload.delete({ collection: 'payload-locked-documents', where: {} })
const check = async (who: SignedIn, updatedAt?: string) =>
  send(cms, 'POST', `/pages/${id}/check`, { updatedAt: updatedAt ?? (await draft()).updatedAt }, who.headers)
const noteFor = async (who: SignedIn) =>
  (await cms.rest(`/pages/${id}/check`, { headers: who.headers })).json()
async function expectRefusal(answer: Promise<Response> | Response, words = /попросите коллегу прочесть/) {
  const response = await answer
  expect(response.status).toBe(400)
  expect((await response.text()).replaceAll('\u00a0', ' ')).toMatch(words)
}
async function reqOf({ id: user }: SignedIn) {
  const person = await cms.payload.findByID({ collection: 'users', id: user })
  return createLocalReq({ user: { ...person, collection: 'users' } }, cms.payload)
}
async function newestEntry(documentId: number) {
  const where = { documentId: { equals: String(documentId) } }
  const { docs } = await cms.payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1 })
  return docs[0]
}

describe('a page that can harm', () => {
  let text: string
  let before: string
  beforeEach(async () => {
    before = aText()
    text = aText()
    // The system is nobody who needs a second person.
    await cms.payload.update({ collection: 'pages', id, data: { description: before, _status: 'published' } })
  })

  test('is published after a colleague has checked it, and the trail says who', async () => {
    await autosave(boris, text)
    await expectRefusal(publish(boris, { description: text }))
    expect(await onSite()).toBe(before)
    expect((await noteFor(boris)).note).toContain('Проверить должен другой человек')
    expect((await noteFor(vera)).mayCheck).toBe(true)
    expect((await check(vera)).status).toBe(200)
    expect(await newestEntry(id)).toMatchObject({ action: 'checked', personName: 'Вера', place: 'pages' })
    expect((await noteFor(boris)).note).toMatch(/^Проверил\(а\) Вера, \d/)
    expect((await publish(boris, { description: text })).status).toBe(200)
    expect(await onSite()).toBe(text)
    const entry = await newestEntry(id)
    expect(entry).toMatchObject({ action: 'publish', personName: 'Борис' })
    expect(entry?.details).toContain('Проверил(а): Вера')
  })

  test('is not published by the one who has checked it', async () => {
    await autosave(boris, text)
    await check(vera)
    await unlock()
    await expectRefusal(publish(vera), /проверили вы сами/)
    expect((await publish(boris)).status).toBe(200)
  })

  test('is checked by a colleague who may not write, too, but not by the one who wrote last, nor a visitor', async () => {
    await autosave(boris, text)
    expect((await check(boris)).status).toBe(409)
    expect((await check({ ...boris, headers: {} })).status).toBe(403)
    expect((await check(expert)).status).toBe(200)
  })

  test('is not checked any more after any change, until the text is as it was', async () => {
    await autosave(boris, text)
    await check(vera)
    await autosave(boris, `${text} и зовите врача`)
    await expectRefusal(publish(boris))
    await expectRefusal(publish(boris, { description: text, meta: { title: 'Иначе' } }))
    await expectRefusal(publish(boris, { description: text, slug: 'pomosch' }))
    await expectRefusal(publish(boris, { description: text, body: aRichText('Ничего не делайте.') }))
    expect((await publish(boris, { description: text })).status).toBe(200)
  })

  test('is checked as it will look: typography changes nothing', async () => {
    await autosave(boris, `${text} - "сразу"`)
    await check(vera)
    expect((await publish(boris)).status).toBe(200)
    expect(await onSite()).toBe(`${text} — «сразу»`)
  })

  test('is not checked by somebody who has an older text on the screen', async () => {
    await autosave(boris, text)
    const { updatedAt } = await draft()
    await autosave(boris, `${text} и ещё`)
    const answer = await check(vera, updatedAt)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Пока вы читали')
    await expectRefusal(publish(boris))
  })

  test('stays open for the one who writes while it is checked', async () => {
    await autosave(boris, text)
    const { updatedAt } = await draft()
    await check(vera)
    const more = { 'if-match': `"${updatedAt}"` }
    expect((await change(boris, { _status: 'published' }, '', more)).status).toBe(200)
  })

  test('is not published by a check that the client has made up', async () => {
    await autosave(boris, text)
    await check(vera)
    const where = { parent: { equals: id }, latest: { equals: true } }
    const { docs } = await cms.payload.db.findVersions({ collection: 'pages', where })
    const { checked } = docs[0]?.version ?? {}
    expect(checked).toMatchObject({ by: vera.id })
    const other = aText()
    await autosave(boris, other, { checked: null })
    await autosave(boris, text, { checked: { ...checked, by: expert.id, name: 'Галина' } })
    expect((await noteFor(boris)).note).toContain('Вера')
    await autosave(boris, other)
    await expectRefusal(publish(boris, { checked: { ...checked, by: vera.id } }))
    expect(
      JSON.stringify(await (await cms.rest(`/pages/${id}`, { headers: boris.headers })).json()),
    ).not.toContain('checked')
  })

  test('is published by an administrator alone, and the trail says that, too', async () => {
    expect((await publish(admin, { description: text })).status).toBe(200)
    expect(await onSite()).toBe(text)
    expect((await newestEntry(id))?.details).toContain('Без проверки вторым человеком')
  })

  test('is published by an administrator who has read what another wrote, and not before', async () => {
    await autosave(boris, text)
    await unlock()
    await expectRefusal(publish(admin), /написали не.вы/)
    await check(admin)
    expect((await publish(admin)).status).toBe(200)
    expect((await newestEntry(id))?.details).toContain('Без проверки вторым человеком')
  })

  test('is not published in many at once, nor made as a published one, nor by the code for a user', async () => {
    await autosave(boris, text)
    const many = await send(
      cms,
      'PATCH',
      `/pages?draft=true&where[id][equals]=${id}`,
      { _status: 'published' },
      boris.headers,
    )
    await expectRefusal(many)
    const page = {
      title: 'Совет',
      slug: 'sovet',
      description: text,
      body: aRichText('Текст.'),
      _status: 'published',
    }
    await expectRefusal(send(cms, 'POST', '/pages', page, boris.headers))
    const made = await (await send(cms, 'POST', '/pages?draft=true', page, boris.headers)).json()
    expect(made.doc).toMatchObject({ slug: 'sovet', _status: 'draft' })
    await cms.payload.delete({ collection: 'pages', id: made.doc.id })
    const { user } = await reqOf(boris)
    const data = { description: text, _status: 'published' } as const
    await expect(cms.payload.update({ collection: 'pages', id, data, user })).rejects.toThrow(
      'второй человек',
    )
    expect(await onSite()).toBe(before)
  })

  test('goes back to an older version as a draft, to the site only when that one was checked', async () => {
    const versionOf = async (description: string) => {
      const where = { 'version.description': { equals: description } }
      const { docs } = await cms.payload.findVersions({ collection: 'pages', where, sort: '-updatedAt' })
      return docs[0]?.id
    }
    await autosave(boris, text)
    await check(vera)
    await publish(boris)
    await publish(admin, { description: aText() })
    const restore = async (description: string, query = '') =>
      send(cms, 'POST', `/pages/versions/${await versionOf(description)}${query}`, {}, boris.headers)
    await publish(admin, { description: aText() })
    await expectRefusal(restore(before))
    expect((await restore(before, '?draft=true')).status).toBe(200)
    expect(await onSite()).not.toBe(before)
    expect((await restore(text)).status).toBe(200)
    expect(await onSite()).toBe(text)
  })

  test('goes back to what is on the site, leaves it and lies in the trash without anybody’s check', async () => {
    await autosave(boris, text)
    expect((await publish(boris, { description: before })).status).toBe(200)
    await change(boris, { deletedAt: new Date().toISOString() })
    expect(await onSite()).toBeNull()
    await expectRefusal(change(boris, { deletedAt: null, _status: 'published' }, '?trash=true'))
    expect((await change(boris, { deletedAt: null, _status: 'draft' }, '?trash=true')).status).toBe(200)
    await check(admin)
    await publish(admin)
    expect((await change(boris, { _status: 'draft' })).status).toBe(200)
    expect(await onSite()).toBeNull()
  })

  test('waits on everybody’s first page until it is checked', async () => {
    const waiting = async () =>
      (await loadTiles(await reqOf(expert))).find(({ key }) => key === 'uncheckedPages')?.count ?? 0
    expect(await waiting()).toBe(0)
    await autosave(boris, text)
    expect(await waiting()).toBe(1)
    await check(vera)
    expect(await waiting()).toBe(0)
  })

  // The last one: its versions are of a later time.
  test('is planned after a check alone, and published at that time only when the check still holds', async () => {
    const plan = async (who: SignedIn, type?: 'publish' | 'unpublish') => {
      const doc = { relationTo: 'pages', value: String(id) } as const
      const req = await reqOf(who)
      // The parts of a server function that this one does not use.
      const rest = {} as Omit<Parameters<typeof schedulePublish>[0], 'req'>
      return schedulePublish({
        ...rest,
        req,
        user: req.user,
        date: new Date(Date.now() + 1000),
        doc,
        ...(type && { type }),
      })
    }
    await autosave(boris, text)
    for (const type of ['publish', undefined] as const)
      expect(await plan(boris, type)).toEqual({ error: expect.stringContaining('второй человек') })
    await check(vera)
    expect(await plan(vera, 'publish')).toEqual({ error: expect.stringContaining('проверили вы сами') })
    expect(await plan(boris, 'publish')).not.toHaveProperty('error')
    expect(await plan(admin, 'publish')).not.toHaveProperty('error')
    try {
      const other = aText()
      await autosave(boris, other)
      inSeconds(5)
      await runQueue(cms, 'default')
      expect(await onSite()).toBe(before)
      await autosave(boris, text)
      await plan(boris, 'publish')
      inSeconds(5)
      await runQueue(cms, 'default')
      expect(await onSite()).toBe(text)
      expect((await newestEntry(id))?.details).toContain('Проверил(а): Вера')
      expect(await plan(boris, 'unpublish')).not.toHaveProperty('error')
    } finally {
      restoreMocks()
    }
  })
})

describe('a text on health', () => {
  const key = 'finder.reasons.scalp-not-calm.instead'
  const find = (place = key) => firstOf(cms, 'texts', { key: { equals: place } })
  const write = async (who: SignedIn, data: object, place = key) =>
    send(cms, 'PATCH', `/texts/${(await find(place)).id}`, data, who.headers)
  const checkText = async (who: SignedIn, updatedAt?: string) => {
    const doc = await find()
    return send(cms, 'POST', `/texts/${doc.id}/check`, { updatedAt: updatedAt ?? doc.updatedAt }, who.headers)
  }
  const told = async () => (await cms.ask('{ finderTexts { text } }')).data.finderTexts
  beforeEach(() => write(admin, { text: '', proposed: '' }))

  test('waits until a colleague has checked it, and the site has the former one until then', async () => {
    const text = aText()
    expect((await write(boris, { text })).status).toBe(200)
    const { original } = await find()
    expect(await find()).toMatchObject({
      text: original,
      proposed: text,
      proposedBy: boris.id,
      isChanged: false,
    })
    expect(await told()).toEqual([])
    const tiles = await loadTiles(await reqOf(vera))
    expect(tiles.find((tile) => tile.key === 'uncheckedTexts')).toMatchObject({ count: 1 })
    expect((await checkText(boris)).status).toBe(409)
    // A client may name the state that it has read, as the panel's saves do: the check waits for those, and not for itself.
    const answer = await checkText({
      ...vera,
      headers: { ...vera.headers, 'if-match': `"${(await find()).updatedAt}"` },
    })
    expect((await answer.json()).doc).toMatchObject({ text, proposed: null })
    expect(await told()).toEqual([{ text }])
    expect(await find()).toMatchObject({ text, isChanged: true, proposed: null, proposedBy: null })
    expect(await newestEntry((await find()).id)).toMatchObject({ action: 'checked', personName: 'Вера' })
    expect((await checkText(vera)).status).toBe(409)
  })

  test('is proposed by the one who has changed the proposal, or taken back', async () => {
    await write(boris, { text: aText() })
    const { updatedAt } = await find()
    await write(vera, { proposed: aText() })
    expect((await checkText(boris, updatedAt)).status).toBe(409)
    expect((await checkText(vera)).status).toBe(409)
    expect((await write(vera, { proposed: 'Слово {count}' })).status).toBe(400)
    await write(vera, { proposed: '' })
    expect(await find()).toMatchObject({ proposed: null, proposedBy: null })
    expect((await checkText(boris)).status).toBe(409)
  })

  test('is changed by an administrator alone, and goes back to the first words at once', async () => {
    const text = aText()
    await write(boris, { text: aText() })
    await write(admin, { text })
    expect(await find()).toMatchObject({ text, proposed: null })
    expect((await newestEntry((await find()).id))?.details).toContain('Без проверки вторым человеком')
    await write(boris, { text: '' })
    expect(await told()).toEqual([])
  })

  test('is shown to the one who checks it, also when the account of its author is gone', async () => {
    const gone = await signIn(cms, 'editor', 'Ушедшая')
    const text = aText()
    await write(gone, { text })
    await cms.payload.delete({ collection: 'users', id: gone.id })
    expect(await find()).toMatchObject({ proposed: text, proposedBy: null })
    const { flattenedFields } = cms.payload.collections.texts.config
    const isShown = flattenedFields.find(({ name }) => name === 'proposed')?.admin?.condition
    const context = { blockData: {}, operation: 'update', path: ['proposed'], user: null } as const
    expect(isShown?.(await find(), {}, { ...context, path: ['proposed'] })).toBe(true)
  })

  test('is one of a few: others change at once, and nothing is proposed there', async () => {
    const place = 'finder.page.submit'
    await write(boris, { text: 'Показать ответ', proposed: 'Иначе', proposedBy: vera.id }, place)
    expect(await find(place)).toMatchObject({ text: 'Показать ответ', proposed: null, proposedBy: null })
    await write(boris, { text: '' }, place)
  })
})
