import { answerNames } from '@pryad/colour/answers/answer-names.ts'
import { addresses } from '@pryad/contract/addresses.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import facts from '../../../content/shade-facts.json' with { type: 'json' }
import { type StubApi, startStubApi } from '../../../e2e/support/stub-api.ts'
import { aProduct, type StubProduct, someContent } from '../../../e2e/support/stub-content.ts'
import { loadSitePages } from './testing/site-pages.ts'
import { knowsContent, startTestServer, type TestSite } from './testing/test-site.ts'

let api: StubApi
let site: TestSite

/** The palette of the first content; the last shade has no facts yet. */
function palette(): StubProduct[] {
  return products.map((product, index) => {
    const found = facts.shades.find(({ ean }) => ean === product.ean)
    const { ean, shadeNumber, shadeName, title, hex, level, tone, greyCoverage, group, series } = product
    const own = { ean, shadeNumber, shadeName, title, hex, level, tone, greyCoverage, group, series }
    if (!found || index === products.length - 1) return aProduct(own)
    const { pack, dilution, ...others } = found
    return aProduct({
      ...own,
      finder: { ...others, mixtureMl: pack.mixtureMl, isDilutable: dilution !== null },
    })
  })
}

beforeAll(async () => {
  const pages = await loadSitePages()
  api = await startStubApi(someContent({ products: palette() }))
  site = await startTestServer({ api, pages })
  await knowsContent(site)
})
afterAll(async () => {
  await site.stop()
  await api.stop()
  vi.unstubAllEnvs()
})

const read = (url: string) => site.app.inject(url)
const tick = (url: string, ...values: string[]) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values.map((value) => ['safety', value])).toString(),
  })
/** The text of a page without what typography adds. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

test('the page cache knows every answer about hair, and no other', () => {
  expect([...addresses.shadeFinder.search]).toEqual([...answerNames])
})

test('nobody is asked twice: the page begins with questions and no mistakes', async () => {
  const { statusCode, body } = await read('/shade')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('role="alert"')
  expect(textOf(body)).toContain('Показать, что получится')
})

test('an address says what comes out: verdict, boxes, minutes, the test, how it looks', async () => {
  const { statusCode, headers, body } = await read('/shade?level=6&grey=50&wish=6-0')
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
  const text = textOf(body)
  for (const said of [
    'Получится дома',
    'Держать 35 минут',
    'Проявитель в коробке: 6 %',
    'Крем и проявитель смешайте 1 : 1.',
    'За 48 часов сделайте тест на аллергию',
    'До: уровень 6, седины половина.',
    'После 6-0: ровный цвет, седина закрыта.',
  ])
    expect(text).toContain(said)
  expect(body).toContain('name="robots" content="noindex"')
})

test('one head has one address: a form without scripts ends at it', async () => {
  const written =
    '/shade?level=6&hair=natural&hairTone=0&grey=50&wish=6-0&length=shoulders&scope=all&regrowth='
  const { statusCode, headers } = await read(written)
  expect([statusCode, headers.location]).toEqual([302, '/shade?level=6&grey=50&wish=6-0'])
})

test('a wrong value is told in a sentence, and nothing is lost', async () => {
  const { statusCode, body } = await read('/shade?level=11&hair=colored&hairLevel=4&grey=50&wish=copper')
  expect(statusCode).toBe(200)
  expect(body).toContain('role="alert"')
  expect(textOf(body)).toContain('Выберите уровень у корней, от 1 до 10')
  for (const kept of ['colored', '50', 'copper']) {
    expect(body).toMatch(new RegExp(`value="${kept}"[^>]*checked|checked=""[^>]*value="${kept}"`))
  }
})

test('who does not know the level is told how to see it', async () => {
  const { body } = await read('/shade?level=unknown&wish=copper')
  expect(textOf(body)).toContain('Без уровня не посчитать')
  expect(body).not.toContain('id="result-title"')
})

test('the page of a shade leads here with its wish, and that is no mistake', async () => {
  const { body } = await read('/shade?wish=6-0')
  expect(body).not.toContain('role="alert"')
})

test('a shade without facts is not offered, and that is said', async () => {
  const last = products.at(-1)?.shadeNumber ?? ''
  expect(textOf((await read('/shade')).body)).toContain(`В подборе пока не участвуют: ${last}.`)
  const { body } = await read(`/shade?level=6&wish=${last}`)
  expect(textOf(body)).toContain('Этого оттенка в подборе нет')
})

test('what is ticked about the person decides, and is neither kept nor written down', async () => {
  site.log.length = 0
  const address = '/shade?level=6&grey=50&wish=6-0'
  const { statusCode, headers, body } = await tick(address, 'reaction-dye', 'pregnancy')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const text = textOf(body)
  expect(text).toContain('Нельзя')
  expect(text).toContain('Раньше уже была реакция на краску')
  expect(text).not.toContain('Держать 35 минут')
  expect(body).toMatch(/value="reaction-dye"[^>]*checked|checked=""[^>]*value="reaction-dye"/)
  expect(JSON.stringify(site.log)).not.toMatch(/reaction|pregnancy/)
  expect(textOf((await read(address)).body)).toContain('Получится дома')
})

test('answers about the person in an address are not read', async () => {
  const { headers } = await read('/shade?level=6&wish=6-0&safety=reaction-dye&pregnancy=1')
  expect(String(headers.location ?? '')).not.toMatch(/safety|pregnancy/)
})

test('a question to the colourist begins with the answers', async () => {
  const search = new URLSearchParams({ shade: 'level=6&grey=50&wish=6-0' })
  const { body } = await read(`/ask?${search}`)
  expect(body).toMatch(/<textarea[^>]*>Мои ответы в подборе оттенка: Корни: 6 — тёмно-русый; /)
  expect((await read('/ask?shade=level%3D99')).body).toMatch(/<textarea[^>]*><\/textarea>/)
})

test('black dye that shall become blond is a matter for a master, and something gentle is offered with its test', async () => {
  const { body } = await read('/shade?level=4&hair=colored&hairLevel=1&wish=blond')
  const text = textOf(body)
  expect(text).toContain('Только у мастера')
  expect(text).toContain('Краска не осветляет краску')
})
