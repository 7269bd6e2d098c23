import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { runQueue } from './support/jobs.ts'
import { restoreMocks, setClock } from './support/mocks.ts'
import { type SignedIn, send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin', 'Анна')
afterEach(restoreMocks)

let lastVisitor = 0
const newEmail = () => `posetitel-${++lastVisitor}@example.ru`

async function aQuestionOf(email: string, more: object = {}): Promise<number> {
  const words = { name: 'Тайна', email, text: 'Я Тайна, чем краситься?' }
  const asked = { ...words, pageUrl: '/', senderHash: `hash-${email}` }
  const data = { question: 'Чем краситься?', state: 'new', published: false, asked, ...more } as const
  return (await cms.payload.create({ collection: 'faq-questions', data })).id
}
/** The consent of a question, to an edition of its own. */
async function aConsent(): Promise<number> {
  const since = '2026-11-28T09:00:00.000Z'
  const data = { since, text: 'Я даю согласие.', hash: randomUUID() }
  const { id } = await cms.payload.create({ collection: 'consent-editions', data })
  return (await cms.payload.create({ collection: 'consents', data: { givenAt: since, edition: id } })).id
}
const withConsent = async (email: string, more: object = {}) => {
  const consent = await aConsent()
  const asked = { name: 'Тайна', email, text: 'Я Тайна.', consent }
  return { consent, id: await aQuestionOf(email, { asked, ...more }) }
}
const loadAct = (id: number) => cms.payload.findByID({ collection: 'erasure-acts', id })
const countActs = async () => (await cms.payload.count({ collection: 'erasure-acts' })).totalDocs
const ask = (action: string, email: unknown, who: { headers: Record<string, string> } = admin) =>
  send(cms, 'POST', `/personal-data/${action}`, { email }, who.headers)
async function load(id: number) {
  const options = { where: { id: { equals: id } }, depth: 0, showHiddenFields: true } as const
  return (await cms.payload.find({ collection: 'faq-questions', ...options })).docs[0]
}
async function lastEntry() {
  const { docs } = await cms.payload.find({ collection: 'audit-log', sort: '-id', limit: 1, depth: 0 })
  return docs[0]
}

describe('a visitor who asks for their data', () => {
  test('is found by their address, however they wrote it', async () => {
    const id = await aQuestionOf('Ольга@Почта.рф')
    await aQuestionOf(newEmail())
    for (const spelling of [' ольга@почта.РФ ', 'ольга@xn--80a1acny.xn--p1ai']) {
      const { questions } = await (await ask('find', spelling)).json()
      expect(questions).toMatchObject([{ id, isOnSite: false, isAnswered: false }])
    }
    expect((await (await ask('find', 'nikto@example.ru')).json()).questions).toEqual([])
  })

  test('gets all of it in a file', async () => {
    const email = newEmail()
    const id = await aQuestionOf(email, { answer: aRichText('Тоном 6-46.') })
    await runQueue(cms, 'mail')
    const response = await ask('export', email)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const file = await response.json()
    expect(file.вопросы).toMatchObject([
      {
        номер: id,
        имя: 'Тайна',
        почта: email,
        вопрос: 'Я Тайна, чем краситься?',
        ответ: 'Тоном 6-46.',
        письма: [{ состояние: 'Отправлено' }],
      },
    ])
    expect(JSON.stringify(file)).not.toContain('hash-')
  })

  test('is forgotten: the site keeps what is on it, the rest is gone', async () => {
    const email = newEmail()
    const shown = await aQuestionOf(email, { answer: aRichText('Ответ.'), published: true })
    const hidden = await aQuestionOf(email, { answer: aRichText('Ответ.') })
    const other = await aQuestionOf(newEmail())
    const act = expect.any(Number)
    expect(await (await ask('erase', email)).json()).toEqual({ deleted: 1, anonymised: 1, act })

    expect(await load(hidden)).toBeUndefined()
    const kept = await load(shown)
    expect(kept).toMatchObject({ question: 'Чем краситься?', published: true })
    expect(JSON.stringify(kept)).not.toMatch(/Тайна|posetitel|hash-/)
    expect(JSON.stringify(await load(other))).toContain('Тайна')
    expect((await (await ask('find', email)).json()).questions).toEqual([])
    // Letters that still waited are not sent to them any more.
    await runQueue(cms, 'mail')
    const where = { question: { equals: shown }, state: { equals: 'sent' } } as const
    expect((await cms.payload.count({ collection: 'mails', where })).totalDocs).toBe(0)
  })

  test('reads in the file what they have consented to', async () => {
    const email = newEmail()
    const { consent } = await withConsent(email)
    const { вопросы } = await (await ask('export', email)).json()
    const редакция = { действуетС: '2026-11-28T09:00:00.000Z', текст: 'Я даю согласие.' }
    expect(вопросы[0].согласие).toEqual({ номер: consent, дано: '2026-11-28T09:00:00.000Z', редакция })
  })

  test('leaves their consents as numbers, withdrawn, and an act that tells nothing of them', async () => {
    const email = newEmail()
    const shown = await withConsent(email, { answer: aRichText('Ответ.'), published: true })
    const hidden = await withConsent(email)
    const { act } = await (await ask('erase', email)).json()

    for (const id of [shown.consent, hidden.consent]) {
      const consent = await cms.payload.findByID({ collection: 'consents', id })
      expect(Date.parse(consent.withdrawnAt ?? '')).toBeGreaterThan(0)
    }
    expect((await load(shown.id))?.asked?.consent).toBe(shown.consent)
    const stored = await loadAct(act)
    expect(stored).toMatchObject({ personName: 'Анна', reason: expect.stringContaining('Обращение') })
    for (const { id, consent } of [shown, hidden]) {
      expect(stored.destroyed).toContain(`Вопрос № ${id}, согласие № ${consent}: имя, адрес`)
    }
    const page = await cms.rest(`/erasure-acts/${act}/print`, { headers: admin.headers })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    // An entry for each question, and one for all.
    expect(html.match(/Стирание персональных данных/g)).toHaveLength(3)
    expect(`${JSON.stringify(stored)}${html}`).not.toMatch(/Тайна|posetitel/)
  })

  test('keeps their data, without an act, when erasing fails on the way', async () => {
    const email = newEmail()
    const first = await aQuestionOf(email)
    const last = await aQuestionOf(email, { answer: aRichText('Ответ.'), published: true })
    const before = await countActs()
    vi.spyOn(cms.payload.db, 'updateOne').mockRejectedValueOnce(new Error('The database is gone.'))
    expect((await ask('erase', email)).status).toBe(500)
    for (const id of [first, last]) expect((await load(id))?.asked?.name).toBe('Тайна')
    expect(await countActs()).toBe(before)
  })

  test('nothing is erased when no act can be written', async () => {
    const email = newEmail()
    const id = await aQuestionOf(email)
    const { create } = cms.payload
    vi.spyOn(cms.payload, 'create').mockImplementation((options) =>
      options.collection === 'erasure-acts' ? Promise.reject(new Error('Full.')) : create(options),
    )
    expect((await ask('erase', email)).status).toBe(500)
    expect((await load(id))?.asked?.name).toBe('Тайна')
  })

  test('has no act when nothing of them is kept', async () => {
    const before = await countActs()
    expect(await (await ask('erase', newEmail())).json()).toMatchObject({ act: null })
    expect(await countActs()).toBe(before)
  })

  test('has an act when a colleague deletes their question in the panel; an editor’s own question has none', async () => {
    const ids = [
      await aQuestionOf(newEmail(), { state: 'spam' }),
      await aQuestionOf(newEmail(), { state: 'spam' }),
    ]
    const own = {
      question: 'Как часто красить?',
      state: 'answered' as const,
      answer: aRichText('Раз в месяц.'),
      published: true,
    }
    const editors = (await cms.payload.create({ collection: 'faq-questions', data: own })).id
    const before = await countActs()
    const where = [...ids, editors].map((id) => `where[id][in][]=${id}`).join('&')
    const response = await send(cms, 'DELETE', `/faq-questions?${where}`, {}, admin.headers)
    expect(response.status).toBe(200)
    expect(await load(editors)).toBeUndefined()
    const { docs } = await cms.payload.find({ collection: 'erasure-acts', sort: '-id', limit: 2 })
    for (const id of ids) expect(docs.map(({ destroyed }) => destroyed).join()).toContain(`Вопрос № ${id}:`)
    expect(docs[0]).toMatchObject({ personName: 'Анна', reason: 'Вопрос удалён в панели' })
    expect(await countActs()).toBe(before + 2)
  })

  test.each(['find', 'export', 'erase'])(
    'each %s is in the audit trail, but not for whom',
    async (action) => {
      const email = newEmail()
      await aQuestionOf(email)
      await ask(action, email)
      const entry = await lastEntry()
      expect(entry).toMatchObject({
        personName: 'Анна',
        action: { find: 'personalDataFound', export: 'personalDataExported', erase: 'personalDataErased' }[
          action
        ],
      })
      expect(JSON.stringify(entry)).not.toContain(email)
    },
  )

  test.each(['', 'olga', null, { like: '@' }])('%o is no address', async (email) => {
    expect((await ask('erase', email)).status).toBe(400)
  })
})

describe('a visitor whose time is over', () => {
  const inMonths = (months: number) => {
    const date = new Date()
    date.setMonth(date.getMonth() + months)
    setClock(date)
  }
  async function atNight() {
    await cms.payload.jobs.queue({ task: 'forgetOld', queue: 'nightly', input: {} })
    await runQueue(cms, 'nightly')
  }

  test('is forgotten, with the words of both, unless they are on the site', async () => {
    const ids = {
      waiting: await aQuestionOf(newEmail()),
      answered: await aQuestionOf(newEmail(), { answer: aRichText('Тайна, вот ответ.') }),
      shown: await aQuestionOf(newEmail(), { answer: aRichText('Ответ.'), published: true }),
    }
    inMonths(11)
    await atNight()
    for (const id of Object.values(ids)) expect((await load(id))?.asked?.name).toBe('Тайна')

    inMonths(2)
    await atNight()
    const [waiting, answered, shown] = await Promise.all(Object.values(ids).map(load))
    expect(JSON.stringify([waiting, answered, shown])).not.toMatch(/Тайна|posetitel/)
    expect(answered).toMatchObject({ question: 'Вопрос обезличен: срок хранения истёк.', answer: null })
    expect(shown).toMatchObject({ question: 'Чем краситься?', published: true })
    const entry = await firstOf(cms, 'audit-log', { action: { equals: 'anonymised' } }, '-id')
    expect(entry.personName).toBe('Система')
    const act = await firstOf(cms, 'erasure-acts', {}, '-id')
    expect(act).toMatchObject({ reason: 'Истёк срок хранения', personName: 'Система, по расписанию' })
    for (const id of Object.values(ids)) expect(act.destroyed).toContain(`Вопрос № ${id}: имя, адрес`)
    expect(act.destroyed).not.toMatch(/Тайна|posetitel/)
    // A consent whose time is over was not withdrawn, and a night without anything to destroy has no act.
    const acts = await countActs()
    await atNight()
    expect(await countActs()).toBe(acts)
  })

  test('has the time that the settings give, and only an administrator changes it', async () => {
    const editor = await signIn(cms, 'editor')
    const set = (who: SignedIn, retentionMonths: number) =>
      send(cms, 'POST', '/globals/site-settings', { personalData: { retentionMonths } }, who.headers)
    const id = await aQuestionOf(newEmail())
    await set(editor, 1)
    inMonths(2)
    await atNight()
    expect((await load(id))?.asked?.name).toBe('Тайна')
    vi.useRealTimers()
    await set(admin, 1)
    inMonths(2)
    await atNight()
    expect((await load(id))?.asked?.name).toBeNull()
    vi.useRealTimers()
    await set(admin, 12)
  })

  test('the keys that protect the form are gone after a month, and the visitor is still known', async () => {
    const id = await aQuestionOf(newEmail())
    const before = await load(id)
    inMonths(2)
    await atNight()
    const after = await load(id)
    const act = await firstOf(cms, 'erasure-acts', {}, '-id')
    expect(act.destroyed).toContain(`Вопрос № ${id}: отпечаток IP-адреса, ключи`)
    // The experts may have been told of the question meanwhile.
    const staffToldAt = after?.asked?.staffToldAt
    expect(after).toEqual({
      ...before,
      asked: { ...before?.asked, senderHash: null, captchaKey: null, idempotencyKey: null, staffToldAt },
    })
  })

  test('acts and the audit trail end after three years, the list of letters after two', async () => {
    const email = newEmail()
    await aQuestionOf(email)
    const { act } = await (await ask('erase', email)).json()
    const entry = await lastEntry()
    const letter = await cms.payload.create({
      collection: 'mails',
      data: { key: 'old', kind: 'account', title: 'Письмо', state: 'sent', attempts: 1 },
    })
    const count = async (collection: 'mails' | 'audit-log' | 'erasure-acts', id: number | undefined) =>
      (await cms.payload.count({ collection, where: { id: { equals: id } } })).totalDocs
    inMonths(25)
    await atNight()
    expect(await count('mails', letter.id)).toBe(0)
    expect(await count('audit-log', entry?.id)).toBe(1)
    expect(await count('erasure-acts', act)).toBe(1)
    inMonths(12)
    await atNight()
    expect(await count('audit-log', entry?.id)).toBe(0)
    expect(await count('erasure-acts', act)).toBe(0)
  })

  test('the changes of an import of products are known for three months', async () => {
    const data = { fileName: 'feed.xml', personName: 'Анна', added: 0, changed: 0, steps: [] }
    const { id } = await cms.payload.create({ collection: 'product-imports', data })
    const count = async () =>
      (await cms.payload.count({ collection: 'product-imports', where: { id: { equals: id } } })).totalDocs
    inMonths(2)
    await atNight()
    expect(await count()).toBe(1)
    inMonths(4)
    await atNight()
    expect(await count()).toBe(0)
  })

  test('leaves no letter behind that nobody could find any more', async () => {
    const folder = path.join(process.env.DATA_DIR ?? '', 'mail')
    await mkdir(folder, { recursive: true })
    const lost = ['mail-999999.questionAnswered.eml', 'mail-999998.account.eml.part']
    for (const name of lost) await writeFile(path.join(folder, name), 'Тайна')
    const id = await aQuestionOf(newEmail(), { answer: aRichText('Ответ.') })
    await runQueue(cms, 'mail')
    await atNight()
    const left = await readdir(folder)
    expect(left.filter((name) => lost.includes(name))).toEqual([])
    const { docs } = await cms.payload.find({ collection: 'mails', where: { question: { equals: id } } })
    expect(left).toContain(`mail-${docs[0]?.id}.questionAnswered.eml`)
  })
})
