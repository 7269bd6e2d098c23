import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import type { PlanDrawing } from './strands/paint-plan.ts'
import { paintPlan } from './strands/paint-plan.ts'
import { createPlanPainter } from './strands/plan-painter.ts'
import { createTextSetter } from './strands/set-text.ts'
import { TooMany } from './strands/strand-store.ts'
import { firstPalette } from './testing/first-palette.ts'
import { siteOver, withSite } from './testing/site-over.ts'

const products = firstPalette()
const site = siteOver(() => startStubApi(someContent({ products })))
const answers = 'level=6&grey=50&wish=6-0'
const address = `/shade/plan.jpg?${answers}&day=2026-12-14`

test('a plan is a picture for a chat, with a name that every device takes', async () => {
  const { statusCode, headers, rawPayload } = await site.ask(address)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="plan-6-0.jpg"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  })
  expect(headers['content-encoding']).toBeUndefined()
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 })
})

test('the day is drawn, and so are other facts; the same plan is the same picture', async () => {
  const bytesOf = async (url: string) => (await site.ask(url)).rawPayload.toString('base64')
  const own = await bytesOf(address)
  expect(await bytesOf(address)).toBe(own)
  for (const other of [`day=2026-12-15&${answers}`, answers, `day=2026-12-14&level=6&grey=50&wish=5-0`])
    expect(await bytesOf(`/shade/plan.jpg?${other}`)).not.toBe(own)
})

test('what somebody ticks or adds is neither read nor drawn', async () => {
  const own = await site.ask(address)
  const other = await site.ask(`${address}&safety=pregnancy&safety=reaction-dye&name=Anna`)
  expect(other.rawPayload).toEqual(own.rawPayload)
})

test.each([
  `${answers}&day=2026-02-30`,
  `${answers}&day=`,
  `${answers}&day=2026-12-14%22%3E%3Cscript%3E`,
  `${answers}&day=../../etc/passwd`,
  'level=99&wish=6-0',
  'wish=6-0',
  '',
  `${answers}&x=${'a'.repeat(600)}`,
])('nothing is painted for %j', async (search) => {
  const { statusCode, headers, body } = await site.ask(`/shade/plan.jpg?${search}`)
  expect([statusCode, headers['cache-control'], body]).toEqual([400, 'no-store', ''])
})

test('an answer without a shade has no picture', async () => {
  expect((await site.ask('/shade/plan.jpg?level=6&hair=unknown&wish=6-0')).statusCode).toBe(404)
})

test('an address that has asked for sixty plans in a minute waits', async () => {
  const askFrom = (remoteAddress: string) => site.ask('/shade/plan.jpg?day=x', { remoteAddress })
  for (let asked = 0; asked < 60; asked++) expect((await askFrom('192.0.2.7')).statusCode).toBe(400)
  expect((await askFrom('192.0.2.7')).statusCode).toBe(429)
  expect((await askFrom('192.0.2.8')).statusCode).toBe(400)
})

test('without a palette the picture is to be asked for later', async () => {
  const { statusCode, headers } = await withSite(
    startStubApi(someContent({ products })),
    (away) => away.ask(address),
    { trouble: 'status 500' },
  )
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
})

const drawing: PlanDrawing = {
  before: { pigmented: '#73533b', grey: '#d2cec6', greyShare: 50 },
  after: { pigmented: '#5c4433', grey: null, greyShare: 0 },
  tags: ['До', 'После'],
  kicker: 'Мой план',
  number: '6-0',
  name: 'Тёмно-русый',
  facts: [{ label: 'Держать', value: '35 мин' }],
  days: [{ label: 'Тест на коже', value: '12 декабря', note: '' }],
  brand: 'Прядь',
  address: 'pryad.example/shade',
}

async function textSetter() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-fonts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return createTextSetter(folder)
}

test.each([
  { number: '10-46 + 10-461' },
  { name: 'Очень светлый золотисто-медный блонд с бежевым отливом и ещё чуть-чуть' },
  { name: 'Ш'.repeat(300), number: 'Ж'.repeat(80), kicker: '<b>&"\u0000'.replace('\u0000', '') },
  { facts: [], days: [] },
])('a plan is painted with %j', async (changes) => {
  const picture = await paintPlan({ ...drawing, ...changes }, await textSetter())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1350 })
})

test('letters are those of the brand, and a long name is smaller', async () => {
  const setWords = await textSetter()
  const setting = { face: 'display', colour: '#000', sizes: [60, 30], width: 400, height: 70 } as const
  const short = await setWords('Каштан', setting)
  const long = await setWords('Тёмный золотистый каштан', setting)
  expect(short.height).toBeGreaterThan(40)
  expect(long.width).toBeLessThanOrEqual(400)
  expect(long.height).toBeLessThan(short.height + 20)
})

test('a plan waits in the same line as the strands; when that is too long, there is none', async () => {
  const full = { provide: () => Promise.reject(new TooMany()), has: async () => false }
  expect(await createPlanPainter(full, '')(drawing)).toBeNull()
})

test('without scripts the page takes the day, and its picture has it', async () => {
  const { status, body } = await site
    .ask(`/shade?${answers}&day=2026-12-14`)
    .then(({ statusCode, body }) => ({ status: statusCode, body }))
  expect(status).toBe(200)
  expect(body.replaceAll('\u00a0', ' ')).toContain('Тест на коже: 12 декабря, суббота')
  expect(body).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
  const page = await site.ask(`/shade?${answers}`)
  expect(page.body).toContain(`href="/shade/plan.jpg?${answers.replaceAll('&', '&amp;')}"`)
})

test.each(['2026-02-30', 'tomorrow', '1999-01-01'])(
  'a page without a day is meant by day=%s',
  async (day) => {
    const { statusCode, headers } = await site.ask(`/shade?${answers}&day=${encodeURIComponent(day)}`)
    expect([statusCode, headers.location]).toEqual([302, `/shade?${answers}`])
  },
)
