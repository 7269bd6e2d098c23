import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { aProduct, someContent } from '../../../e2e/support/stub-content.ts'
import { finderDataVersion } from '../app/features/shade-finder/finder-view.ts'
import { typograph } from '../app/lib/text/typography.ts'
import { firstPalette } from './testing/first-palette.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'

const site = siteOver(() => startStubApi(someContent({ products: firstPalette() })))

const read = (url: string) => site.ask(url)
const tick = (url: string, ...values: string[]) =>
  site.ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values.map((value) => ['safety', value])).toString(),
  })
/** The text of a page without the characters that typography adds. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

/** A short name for the keys of data, at any depth; all entries of a list count as one. */
function shapeOf(data: unknown): string {
  const keys = new Set<string>()
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      const own = Array.isArray(value) ? `${path}[]` : `${path}.${key}`
      keys.add(own)
      visit(one, own)
    }
  }
  visit(data, '')
  return createHash('sha256')
    .update([...keys].sort().join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/** The tag of the folded part that asks a question about the person. */
const detailsWith = (html: string, value: string) =>
  html
    .slice(0, html.indexOf(`value="${value}"`))
    .match(/<details[^>]*>/g)
    ?.at(-1)

test('the page begins with questions, whose choices are pictures of strands, and no mistakes', async () => {
  const { statusCode, body } = await read('/shade')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('role="alert"')
  expect(textOf(body)).toContain('Показать, что получится')
  const choices = [...body.matchAll(/<img[^>]*src="(\/strand\/lock[^"]*)"/g)].map(([, src = '']) => src)
  expect(new Set(choices).size).toBeGreaterThan(30)
  expect((await read(choices[0] ?? '')).statusCode).toBe(200)
})

test('what is usual is folded, with the answer that is assumed; whether the lengths are dyed is a question', async () => {
  const { body } = await read('/shade')
  const folded = [...body.matchAll(/<details(?![^>]* open)[^>]*><summary[^>]*>([\s\S]*?)<\/summary>/g)]
  expect(folded.map(([, inner = '']) => textOf(inner).replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Длина: своя, не красили\? .*Изменить$/),
    'Темнее–светлее',
    'Тон',
    'Исправить',
    'Оттенок из палитры',
    'Сколько красим: всё, до плеч, средней густоты Изменить',
  ])
})

test('a strand on another page leads here with its level, and that is no mistake', async () => {
  const { body } = await read('/shade?level=6')
  expect(body).not.toContain('role="alert"')
  expect(textOf(body)).toMatch(/Корни\s+6 — тёмно-русый/)
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
    'До: уровень 6, седых около половины.',
    'После 6-0: ровный цвет, седина закрыта.',
  ])
    expect(text).toContain(said)
  expect(body).toContain('name="robots" content="noindex"')
})

test.each([
  '/shade?level=6&grey=50&wish=6-0',
  '/shade?level=5&grey=35&wish=5-4',
  '/shade?level=9&wish=no-yellow',
  '/shade?level=unknown&grey=unknown&length=unknown&wish=copper',
  '/shade?level=6&grey=unknown&length=unknown&thickness=unknown&wish=darker-1',
  '/shade?level=6&hair=colored&hairLevel=4&wish=7-0',
  '/shade?level=11&wish=copper',
])('no line of %s breaks where it must not', async (address) => {
  const { body } = await read(address)
  const [, page = ''] = body.match(/<main[^>]*>([\s\S]*)<\/main>/) ?? []
  const lines = [...page.matchAll(/>([^<>]+)</g)].map(([, line = '']) => line)
  expect(lines.length).toBeGreaterThan(50)
  for (const line of lines) expect(typograph(line)).toBe(line)
})

test('without scripts an answer has pictures of the head before and after, and its link a preview', async () => {
  const { body } = await read('/shade?level=6&grey=50&wish=6-0')
  const pictures = [...body.matchAll(/<img[^>]*src="(\/strand\/curtain[^"]*)"[^>]*alt="([^"]*)"/g)]
  expect(pictures.map(([, , alt]) => textOf(alt ?? '')).slice(0, 2)).toEqual([
    expect.stringContaining('После 6-0: ровный цвет, седина закрыта.'),
    expect.stringContaining('До: уровень 6, седых около половины.'),
  ])
  const [, preview = ''] = body.match(/property="og:image" content="http:\/\/pryad\.example([^"]*)"/) ?? []
  expect(preview).toMatch(/^\/strand\/share\./)
  for (const address of [...pictures.map(([, src = '']) => src), preview])
    expect((await read(address)).statusCode, address).toBe(200)
})

test('one head has one address: a form without scripts ends at it, and the ticks that come with it are asked for once more', async () => {
  const written =
    '/shade?level=6&hair=natural&hairTone=0&grey=50&wish=6-0&length=shoulders&scope=all&regrowth='
  for (const [{ statusCode, headers }, status] of [
    [await read(written), 302],
    [await tick(written, 'reaction-dye'), 307],
  ] as const)
    expect([statusCode, headers.location]).toEqual([status, '/shade?level=6&grey=50&wish=6-0'])
})

test('wrong values are told in a sentence, at their fields and boxes, and nothing is lost', async () => {
  const { statusCode, body } = await read(
    '/shade?level=11&hair=colored&hairLevel=4&regrowth=много&grey=50&patchy=yes&wish=copper',
  )
  expect(statusCode).toBe(200)
  expect(body).toContain('role="alert"')
  expect(textOf(body)).toContain('Выберите уровень у корней, от 1 до 10')
  expect(body).toContain('href="#answer-patchy"')
  expect(body).toContain('id="answer-patchy"')
  const [field = ''] = body.match(/<input[^>]*id="answer-regrowth"[^>]*>/) ?? []
  const [, id] = field.match(/aria-describedby="([^"]*)"/) ?? []
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('value="много"')
  expect(body).toMatch(new RegExp(`<p[^>]*id="${id}"[^>]*>Укажите, сколько отросло`))
  for (const kept of ['colored', '50', 'copper']) {
    expect(body).toMatch(new RegExp(`value="${kept}"[^>]*checked|checked=""[^>]*value="${kept}"`))
  }
})

test('«Не знаю» answers every question about what the hair is like', async () => {
  const { body } = await read('/shade')
  const unknown = [...body.matchAll(/<input[^>]*name="(\w+)"[^>]*value="unknown"/g)].map(([, name]) => name)
  expect(unknown).toEqual([
    'level',
    'hair',
    'hairLevel',
    'hairTone',
    'hairBy',
    'grey',
    'greyWhere',
    'length',
    'thickness',
  ])
})

test('an assumed tone and place of grey are named together with what they belong to', async () => {
  const { body } = await read('/shade?level=4&hair=colored&hairLevel=1&hairTone=unknown&wish=blond')
  expect(textOf(body)).toContain('мы предположили: отлив обычный.')
  const grey = await read('/shade?level=6&grey=25&greyWhere=unknown&wish=6-0')
  expect(textOf(grey.body)).toContain('мы предположили: седина ровно по всей голове.')
})

test('any share of grey that an address has stays chosen', async () => {
  for (const grey of ['37', '37.5', '37.125']) {
    const { body } = await read(`/shade?level=6&grey=${grey}&wish=6-0`)
    expect(body).toMatch(new RegExp(`<input[^>]*name="grey"[^>]*checked=""[^>]*value="${grey}"`))
  }
})

test('every folded part has an arrow', async () => {
  for (const address of ['/shade', '/shade?level=6&grey=50&wish=cover-grey']) {
    const { body } = await read(address)
    const summaries = [...body.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g)].map(
      ([, inner = '']) => inner,
    )
    expect(summaries.length).toBeGreaterThan(5)
    expect(
      summaries.filter((inner) => !inner.includes('<svg')),
      address,
    ).toEqual([])
  }
})

test('the description of a picture names both shades of a mixture', async () => {
  const { body } = await read('/shade?level=5&grey=25&wish=copper')
  expect(textOf(body)).toContain('После 5-4 + 5-0: ')
  expect(textOf(body)).toContain('5-4 Медный каштан, пополам с 5-0, 35 мин, 6 %, 2 коробки')
})

test('a shade beside «Только у мастера» is announced as what can be done at home', async () => {
  const { body } = await read('/shade?level=4&hair=colored&hairLevel=1&wish=blond')
  expect(textOf(body)).toContain('Только у мастера. Что можно дома. 1-0 Чёрный, 35 мин')
})

test('the page of a shade leads here with its wish, and that is no mistake', async () => {
  const { body } = await read('/shade?wish=6-0')
  expect(body).not.toContain('role="alert"')
  expect(body).toMatch(/<input[^>]*name="wish"[^>]*checked=""[^>]*value="6-0"/)
})

test('a shade without facts is not offered, and that is said', async () => {
  const last = products.at(-1)?.shadeNumber ?? ''
  expect(textOf((await read('/shade')).body)).toContain(`В подборе пока не участвуют: ${last}.`)
  const { body } = await read(`/shade?level=6&wish=${last}`)
  expect(textOf(body)).toContain('Этого оттенка в подборе нет')
})

test('boxes ticked about the person decide, and are neither kept nor logged', async () => {
  site.server.log.length = 0
  const address = '/shade?level=6&grey=50&wish=6-0'
  const { statusCode, headers, body } = await tick(address, 'reaction-dye', 'pregnancy')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const text = textOf(body)
  expect(text).toContain('Нельзя')
  expect(text).toContain('Раньше уже была реакция на краску')
  expect(text).not.toMatch(/Держать 35 минут|35 мин|6 %/)
  expect(text).toContain('Спросите его прежде')
  expect(detailsWith(body, 'reaction-dye')).toContain('open=""')
  expect(body).toMatch(/value="reaction-dye"[^>]*checked|checked=""[^>]*value="reaction-dye"/)
  expect(JSON.stringify(site.server.log)).not.toMatch(/reaction|pregnancy/)
  expect(textOf((await read(address)).body)).toContain('Получится дома')
})

test('the verdict, the shade with its facts, and only then the questions: an answer comes first', async () => {
  const { body } = await read('/shade?level=6&grey=50&wish=cover-grey')
  const [, page = ''] = body.match(/<main[^>]*>([\s\S]*)<\/main>/) ?? []
  const said = [
    'id="result-title"',
    'Тёмно-русый',
    '35 мин',
    'держать',
    '40–45, если седых больше',
    '6 %',
    '1 коробка',
    'alt="После 6-0',
    'Ваши ответы:',
    'id="shade-answers"',
    '12 вопросов о безопасности',
    'За 48 часов сделайте тест',
    'Что понадобится',
    'Держать 35 минут',
    'На что обратить внимание',
    'Ещё подойдёт',
  ]
  const plain = page
    .replace(/[\s\S]*?<section/, '<section')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
  const places = said.map((words) => plain.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(textOf(body)).toMatch(/Ваши ответы:\s+6 — тёмно-русый, седых около половины, закрыть седину/)
  expect(textOf(body)).toContain(
    'Получится дома. 6-0 Тёмно-русый, 35 мин (40–45, если седых больше), 6 %, 1 коробка',
  )
  expect(detailsWith(body, 'reaction-dye')).not.toContain('open')
})

test('who is pregnant reads of a doctor first, and still sees the shade', async () => {
  const text = textOf((await tick('/shade?level=6&grey=50&wish=6-0', 'pregnancy')).body)
  expect(text).toContain('Сначала спросите врача')
  expect(text).toContain('6-0 Тёмно-русый')
  expect(text).not.toMatch(/Получится дома|Результат предсказуем/)
})

test('a shade written as on a box leads to its one address', async () => {
  const { statusCode, headers } = await read('/shade?level=6&wish=6%2F0')
  expect([statusCode, headers.location]).toEqual([302, '/shade?level=6&wish=6-0'])
})

test('answers about the person in an address are not read', async () => {
  const { statusCode, body } = await read('/shade?level=6&wish=6-0&safety=reaction-dye&pregnancy=1')
  expect(statusCode).toBe(200)
  expect(textOf(body)).toContain('Получится дома')
  const [box] = body.match(/<input[^>]*value="reaction-dye"[^>]*>/) ?? []
  expect(box).toContain('type="checkbox"')
  expect(box).not.toContain('checked=')
})

test('a change in the shape of the palette raises its version', async () => {
  const { body } = await read('/shade-data')
  // A change of the shape raises `finderDataVersion`; both are written down here.
  expect({ version: finderDataVersion, shape: shapeOf(JSON.parse(body)) }).toEqual({
    version: 7,
    shape: 'c538948f93e4',
  })
})

test('a question to the colourist begins with the answers', async () => {
  const search = new URLSearchParams({ shade: 'level=6&grey=50&wish=6-0' })
  const { body } = await read(`/ask?${search}`)
  expect(body).toMatch(/<textarea[^>]*>Мои ответы в подборе оттенка: Корни: 6 — тёмно-русый; /)
  expect((await read('/ask?shade=level%3D99')).body).toMatch(/<textarea[^>]*><\/textarea>/)
})

test('words that editors have changed stand wherever the finder speaks', async () => {
  const changed = {
    'verdicts.works.label': 'Да, и дома тоже',
    'questions.grey.title': 'Много ли седых?',
    'errors.level': 'Без уровня никак, от 1 до 10.',
    'page.title': 'Какой оттенок мне пойдёт',
    'page.onMyHair': 'А на моих?',
    'page.askText': 'Вот что вышло: {answers}.',
    'page.empty': ' ',
    'reasons.of-another-release.text': 'Никто не увидит',
  }
  const finderTexts = Object.entries(changed).map(([key, text]) => ({ key, text }))
  const urls = [
    '/shade?level=6&grey=50&wish=6-0',
    '/shade?level=11&wish=6-0',
    `/shades/${products[0]?.shadeNumber}`,
    `/ask?${new URLSearchParams({ shade: 'level=6&grey=50&wish=6-0' })}`,
    '/shade-data',
  ]
  const own = startStubApi(someContent({ products: firstPalette(), finderTexts }))
  const [answered = '', wrong = '', shadePage = '', question = '', file = ''] = await withSite(
    own,
    async ({ ask }) => {
      const bodies: string[] = []
      for (const url of urls) bodies.push((await ask(url)).body)
      return bodies
    },
  )
  const data = JSON.parse(file)
  expect(textOf(answered)).toContain('Да, и дома тоже')
  expect(textOf(answered)).toContain('Много ли седых?')
  expect(answered).toContain('<title>Какой оттенок мне пойдёт — ')
  expect(textOf(wrong)).toContain('Без уровня никак, от 1 до 10.')
  expect(textOf(shadePage)).toContain('А на моих?')
  expect(question).toMatch(/<textarea[^>]*>Вот что вышло: Корни/)
  expect(data.texts).toMatchObject({
    verdicts: { works: { label: 'Да, и\u00a0дома тоже' }, no: { label: 'Нельзя' } },
  })
  expect(JSON.stringify(data)).not.toContain('Никто не увидит')
})

test('without facts the finder says that it does not work yet, and search engines leave it out', async () => {
  const bare = startStubApi(someContent({ products: [aProduct()] }))
  const { statusCode, body } = await withSite(bare, ({ ask }) => ask('/shade'))
  expect(statusCode).toBe(200)
  expect(textOf(body)).toContain('Подбор пока не работает')
  expect(body).toContain('name="robots" content="noindex"')
})

test('an answer with a shade warns of what its steps do not say yet; before there is one, nothing does', async () => {
  const { title: _, test: skinTest, ...others } = firstContent.texts.warnings
  const page = await site.open('/shade?level=6&grey=50&wish=6-0')
  expect(page.text('main')).toContain('За 48 часов сделайте тест на аллергию')
  expect(page.texts('#warnings li')).toEqual(Object.values(others).map(plainText))
  expect(page.text('main')).not.toContain(plainText(skinTest))
  expect((await site.open('/shade')).count('#warnings')).toBe(0)
})
