import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { daysFrom, testDayOf, todayHere } from '../app/features/shade-finder/plan/plan-days.ts'
import type { PlanDrawing } from './strands/paint-plan.ts'
import { paintPlan } from './strands/paint-plan.ts'
import { createPlanPainter } from './strands/plan-painter.ts'
import { setWords } from './strands/set-text.ts'
import { firstPalette } from './testing/first-palette.ts'
import { siteOver, withSite } from './testing/site-over.ts'

const products = firstPalette()
const site = siteOver(() => startStubApi(someContent({ products })))
const answers = 'level=6&grey=50&wish=6-0'
const day = daysFrom(todayHere()).usual
const address = `/shade/plan.jpg?${answers}&day=${day}`

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
  for (const other of [`day=${testDayOf(day)}&${answers}`, answers, `day=${day}&level=6&grey=50&wish=5-0`])
    expect(await bytesOf(`/shade/plan.jpg?${other}`)).not.toBe(own)
})

test('what somebody ticks or adds is neither read nor drawn', async () => {
  const own = await site.ask(address)
  const other = await site.ask(`${address}&safety=pregnancy&safety=reaction-dye&name=Anna`)
  expect(other.rawPayload).toEqual(own.rawPayload)
})

test.each([
  `${answers}&day=2027-02-30`,
  `${answers}&day=2024-12-14`,
  `${answers}&day=2098-12-14`,
  `${answers}&day=`,
  `${answers}&day=${day}%22%3E%3Cscript%3E`,
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

test.each(['/shade/plan.jpg.data', '/shade/plan.jpg/_.data', '/SHADE/plan.jpg.data'])(
  'a plan has no other address that paints: %s',
  async (path) => {
    const { statusCode, headers, rawPayload } = await site.ask(`${path}?${answers}`)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).not.toContain('image')
    expect(rawPayload.byteLength).toBeLessThan(2000)
  },
)

test('a plan needs no room on the disk for kept data', async () => {
  expect((await site.ask(address)).statusCode).toBe(200)
  const kept = await readdir(site.server.dataDir, { recursive: true })
  expect(kept.filter((file) => /\.(?:jpg|ttf)$/.test(file))).toEqual([])
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

test.each([
  { number: '10-46 + 10-461' },
  { name: 'Очень светлый золотисто-медный блонд с бежевым отливом и ещё чуть-чуть' },
  { name: 'Ш'.repeat(300), number: 'Ж'.repeat(80), kicker: '<b>&"\u0000'.replace('\u0000', '') },
  { facts: [], days: [] },
])('a plan is painted with %j', async (changes) => {
  const picture = await paintPlan({ ...drawing, ...changes })
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1350 })
})

test('letters are those of the brand, and a long name is smaller', async () => {
  const setting = { face: 'display', colour: '#000', sizes: [60, 30], width: 400, height: 70 } as const
  const short = await setWords('Каштан', setting)
  const long = await setWords('Тёмный золотистый каштан', setting)
  expect(short.height).toBeGreaterThan(40)
  expect(long.width).toBeLessThanOrEqual(400)
  expect(long.height).toBeLessThan(short.height + 20)
})

test('plans are painted one after the other; when many wait, the next is to be asked for later', async () => {
  const painting: (() => void)[] = []
  const paint = vi.fn(() => new Promise<Buffer>((resolve) => painting.push(() => resolve(Buffer.from('')))))
  const provide = createPlanPainter(paint)
  const plans = Array.from({ length: 8 }, () => provide(drawing))
  expect(await provide(drawing)).toBeNull()
  for (const plan of plans) {
    await vi.waitFor(() => expect(painting).toHaveLength(1))
    painting.shift()?.()
    expect(await plan).not.toBeNull()
  }
  expect(paint).toHaveBeenCalledTimes(8)
})

test('a plan that could not be painted does not keep others waiting', async () => {
  const paint = vi.fn(async () => Buffer.from('')).mockRejectedValueOnce(new Error('out of memory'))
  const provide = createPlanPainter(paint)
  const failed = provide(drawing)
  const next = provide(drawing)
  await expect(failed).rejects.toThrow('out of memory')
  expect(await next).not.toBeNull()
})

test('without scripts the page says when the skin is tested, and its picture can be saved', async () => {
  const { body } = await site.ask(`/shade?${answers}`)
  expect(body.replaceAll('\u00a0', ' ')).toContain('Тест на коже: за 48 часов до окрашивания')
  expect(body).toContain(`href="/shade/plan.jpg?${answers.replaceAll('&', '&amp;')}"`)
  expect(body).not.toContain('src="/shade/plan.jpg')
})
