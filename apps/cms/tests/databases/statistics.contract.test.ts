import { beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/databases/run-sql.ts'
import { deleteOldCounts } from '../../src/operations/statistics/daily-counts.ts'
import { addDays, moscowDay } from '../../src/questions/moscow.ts'
import { siteSecret, testCms } from '../support/cms.ts'
import { type SignedIn, send, signIn } from '../support/people.ts'

const cms = await testCms()
const admin = await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')
beforeEach(async () => {
  await cms.payload.delete({ collection: 'daily-counts', where: {} })
})

const asSite = { 'x-site-secret': siteSecret }
const today = moscowDay(new Date())

type Entry = { name: string; key: string; times?: number }

async function count(entries: Entry[], headers: Record<string, string> = asSite) {
  return cms.ask('mutation ($entries: [CountInput!]!) { count(entries: $entries) }', { entries }, headers)
}

async function sums(): Promise<string[]> {
  const { docs } = await cms.payload.find({ collection: 'daily-counts', pagination: false })
  return docs.map(({ day, name, key, count: times }) => `${day} ${name} ${key} ${times}`).sort()
}

const ofDay = (day: string, name: string, key: string, times: number) =>
  cms.payload.create({ collection: 'daily-counts', data: { day, name, key, count: times } })

describe('the site counts', () => {
  test('by day, name and key, without a moment or a sender', async () => {
    const { data } = await count([
      { name: 'search-empty', key: 'Борода' },
      { name: 'search-empty', key: 'борода', times: 2 },
      { name: 'helpful', key: 'kak-zakrasit-sedinu' },
    ])
    expect(data.count).toBe(3)
    expect(await sums()).toEqual([`${today} helpful kak-zakrasit-sedinu 1`, `${today} search-empty борода 3`])
    const { docs } = await cms.payload.find({ collection: 'daily-counts', limit: 1 })
    expect(Object.keys(docs[0] ?? {}).sort()).toEqual(['count', 'day', 'id', 'key', 'name'])
  })

  test('at the same moment without losing one', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        count([
          { name: 'search', key: 'седина' },
          { name: 'search', key: 'корни' },
        ]),
      ),
    )
    expect(await sums()).toEqual([`${today} search корни 40`, `${today} search седина 40`])
  })

  test('only keys that are known and speak of nobody, and no wild numbers', async () => {
    const { data } = await count([
      { name: 'visits', key: 'anna' },
      { name: 'search', key: 'anna@example.ru' },
      { name: 'finder-verdict', key: 'no:under-16:6-0' },
      { name: 'helpful', key: 'uhod', times: 0 },
      { name: 'helpful', key: 'uhod', times: -5 },
      { name: 'helpful', key: 'uhod', times: 1_000_000 },
    ])
    expect(data.count).toBe(0)
    expect(await sums()).toEqual([])
  })

  test('two thousand different things of a name on a day: a new one takes the place of the rarest', async () => {
    const invented = Array.from({ length: 2030 }, (_, number) => `vydumka-${number}`)
    await count([{ name: 'search', key: 'седина', times: 2 }])
    for (let start = 0; start < invented.length; start += 100) {
      await count(invented.slice(start, start + 100).map((key) => ({ name: 'search', key })))
    }
    await count([{ name: 'search', key: 'корни' }])
    await count([
      { name: 'search', key: 'седина' },
      { name: 'search', key: 'корни' },
      { name: 'search-empty', key: 'борода' },
    ])
    expect((await cms.payload.count({ collection: 'daily-counts' })).totalDocs).toBe(2001)
    const kept = await sums()
    expect(kept).toContain(`${today} search седина 3`)
    expect(kept).toContain(`${today} search корни 2`)
    expect(kept).toContain(`${today} search vydumka-2029 1`)
    expect(kept).not.toContain(`${today} search vydumka-0 1`)
  })

  test('every bucket of a vital, however many there are: without the rare ones its figure would be wrong', async () => {
    await ofDay(today, 'vital', 'main:LCP:900', 1)
    const others = Array.from(
      { length: 1999 },
      (_, other) => `('${today}', 'vital', 'shade:LCP:${other}', 2)`,
    )
    await runSql(cms.payload, {
      sql: `insert into daily_counts (day, name, "key", "count") values ${others.join()}`,
      args: [],
    })
    await count([{ name: 'vital', key: 'main:CLS:0' }])
    expect(await sums()).toEqual(
      expect.arrayContaining([`${today} vital main:LCP:900 1`, `${today} vital main:CLS:0 1`]),
    )
  })

  test('no more than a hundred entries at once', async () => {
    const { errors } = await count(Array.from({ length: 101 }, () => ({ name: 'helpful', key: 'uhod' })))
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

test.each<[string, Record<string, string>]>([
  ['a stranger', {}],
  ['a stranger with a wrong secret', { 'x-site-secret': 'guessed' }],
])('%s counts nothing', async (_, headers) => {
  const { data } = await count([{ name: 'helpful', key: 'uhod' }], headers)
  expect(data.count).toBe(0)
  expect(await sums()).toEqual([])
})

test('an administrator switches counting off: the site is told, and nothing is counted', async () => {
  const isCounting = async () => (await cms.ask('{ site { isCounting } }')).data.site.isCounting
  const turn = (isOn: boolean, { headers }: SignedIn) =>
    send(cms, 'POST', '/globals/site-settings', { counting: { isOn }, _status: 'published' }, headers)
  expect(await isCounting()).toBe(true)
  // A person with the right to change the other settings leaves this one as it is.
  await turn(false, editor)
  expect(await isCounting()).toBe(true)
  expect((await turn(false, admin)).status).toBe(200)
  expect(await isCounting()).toBe(false)
  expect((await count([{ name: 'helpful', key: 'uhod' }])).data.count).toBe(0)
  expect(await sums()).toEqual([])
  await turn(true, admin)
  expect(await isCounting()).toBe(true)
})

test('sums go after 400 days, and queries that stayed rare after 31', async () => {
  await ofDay(addDays(today, -401), 'helpful', 'staraya', 9)
  await ofDay(addDays(today, -400), 'helpful', 'eshche-ne-staraya', 1)
  await ofDay(addDays(today, -32), 'search-empty', 'имя соседки', 2)
  await ofDay(addDays(today, -31), 'search-empty', 'редкое', 2)
  await ofDay(addDays(today, -90), 'search-empty', 'борода', 2)
  await ofDay(addDays(today, -32), 'search-empty', 'борода', 1)
  await ofDay(addDays(today, -32), 'search', 'имя соседа', 2)
  await ofDay(addDays(today, -32), 'search-pressed', 'имя соседа', 2)
  await ofDay(addDays(today, -32), 'search-empty', 'имя соседа', 2)
  await ofDay(addDays(today, -32), 'search', 'седина', 3)
  await ofDay(addDays(today, -32), 'search-pressed', 'седина', 1)
  await deleteOldCounts(cms.payload)
  expect((await sums()).map((sum) => sum.slice(11)).sort()).toEqual([
    'helpful eshche-ne-staraya 1',
    'search седина 3',
    'search-empty борода 1',
    'search-empty борода 2',
    'search-empty редкое 2',
    'search-pressed седина 1',
  ])
})

test('the nightly work deletes them', async () => {
  await ofDay(addDays(today, -401), 'helpful', 'staraya', 9)
  await cms.payload.jobs.queue({ task: 'forgetOld', queue: 'nightly', input: {} })
  await cms.payload.jobs.run({ queue: 'nightly', silent: true })
  expect(await sums()).toEqual([])
})

describe('the table of «Чего не хватает»', () => {
  const read = async (query = '') => {
    const response = await cms.rest(`/statistics?${query}`, { headers: editor.headers })
    return { headers: response.headers, text: await response.text() }
  }
  const linesOf = (text: string) => text.trimEnd().split('\r\n').slice(1)

  test('without sums has its heading alone', async () => {
    const { text, headers } = await read('from=2026-11-16&to=2026-11-22')
    // Decoding takes the mark of UTF-8 away.
    expect(text).toBe('Раздел;Что;Показатель;Значение\r\n')
    expect(headers.get('content-disposition')).toContain('chego-ne-hvataet-2026-11-16-2026-11-22.csv')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('adds up the days of a period, in titles and words', async () => {
    await ofDay('2026-11-15', 'search-empty', 'борода', 50)
    await ofDay('2026-11-16', 'search-empty', 'борода', 2)
    await ofDay('2026-11-22', 'search-empty', 'борода', 1)
    await ofDay('2026-11-17', 'search-empty', 'имя соседки', 2)
    await ofDay('2026-11-17', 'search', 'седина', 5)
    await ofDay('2026-11-18', 'search-pressed', 'седина', 3)
    await ofDay('2026-11-18', 'question-topic', 'sedina', 4)
    await ofDay('2026-11-18', 'lesson-left', 'okrashivaem-korni:1', 3)
    await ofDay('2026-11-18', 'lesson-left', 'okrashivaem-korni:4', 1)
    await ofDay('2026-11-18', 'helpful', 'kak-zakrasit-sedinu', 3)
    await ofDay('2026-11-18', 'unhelpful', 'kak-zakrasit-sedinu', 1)
    await ofDay('2026-11-18', 'helpful', 'net-takoj-stati', 30)
    await ofDay('2026-11-18', 'finder-verdict', 'salon:too-far-up:cool-blond', 2)
    await ofDay('2026-11-18', 'finder-verdict', 'works:none:6-0', 6)
    await ofDay('2026-11-18', 'finder-answer', 'level:6', 8)
    await ofDay('2026-11-17', 'vital', 'article:LCP:900', 15)
    await ofDay('2026-11-18', 'vital', 'article:LCP:900', 15)
    await ofDay('2026-11-18', 'script-error', 'TypeError:shared-XOsrNf1x.js:2583b985', 3)
    const { text } = await read('from=2026-11-16&to=2026-11-22')
    expect(text).not.toMatch(/соседки|net-takoj/)
    expect(linesOf(text.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining([
        'Искали и не нашли;борода;Искали;3',
        'Нашли, но ничего не открыли;седина;Ничего не открыли;2',
        'О чём спрашивают;Седина;Вопросов;4',
        expect.stringMatching(/^Уроки, которые.*;Окрашиваем только корни;Бросили;3$/),
        expect.stringMatching(/^Помогли ли статьи;.+;Нет;1$/),
        expect.stringMatching(/^Желания, которым.*;В холодный блонд: .+;Ответ;Только у мастера$/),
        expect.stringMatching(/^Что выбирали: желания.*;Оттенок 6-0;Доля;75 %$/),
        'Что выбирали: ответы о волосах;Какой у вас уровень у корней? 6 — тёмно-русый;Раз;8',
        'Скорость у посетителей;Статья;Главное на экране (LCP);0,89 с, отлично (30)',
        'Ошибки скриптов;TypeError: shared-XOsrNf1x.js;Раз;3',
        'Ошибки скриптов;TypeError: shared-XOsrNf1x.js;Сборка;2583b985',
      ]),
    )
  })

  test('a query is no formula in it', async () => {
    await ofDay(today, 'search-empty', '=hyperlink("https evil")', 5)
    await ofDay(today, 'search-empty', '10-1', 5)
    const { text } = await read()
    expect(text).toContain(`"'=hyperlink(""https evil"")"`)
    expect(text).toContain('"\t10-1"')
  })
})

test('a new article begins with the title that its address names', async () => {
  const path = `/articles?draft=true&${new URLSearchParams({ title: 'Борода' })}`
  const response = await send(cms, 'POST', path, {}, editor.headers)
  expect((await response.json()).doc.title).toBe('Борода')
})
