import { expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'

const fresh = siteForEachTest()

async function send(type: string, payload: string): Promise<number> {
  const asked = { method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload } as const
  return (await fresh.site.app.inject(asked)).statusCode
}
const sendOld = (report: object) =>
  send('application/csp-report', JSON.stringify({ 'csp-report': { 'document-uri': page, ...report } }))

const page = 'http://pryad.example/video?slug=korni'
const blocked = 'https://evil.example/steal?email=anna@example.com'
const counted = async () =>
  (await fresh.site.app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('csp_violations_total'))

test('reports of both kinds are counted by what was violated', async () => {
  expect(await sendOld({ 'violated-directive': 'img-src data:', 'blocked-uri': blocked })).toBe(204)
  const body = { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'inline' }
  const reports = [
    { type: 'csp-violation', age: 1, url: page, body },
    { type: 'csp-violation', age: 2, url: page, body },
    { type: 'deprecation', age: 2, url: page, body: { id: 'something' } },
  ]
  expect(await send('application/reports+json', JSON.stringify(reports))).toBe(204)
  expect(await counted()).toEqual([
    'csp_violations_total{directive="img-src"} 1',
    'csp_violations_total{directive="script-src-elem"} 2',
  ])
})

test('an unknown directive counts as `other`, so that nobody makes the metrics grow', async () => {
  for (const name of ['nonsense', '', 'x'.repeat(3000)])
    expect(await sendOld({ 'effective-directive': name })).toBe(204)
  expect(await counted()).toEqual(['csp_violations_total{directive="other"} 3'])
})

test.each([
  ['the host', blocked, 'evil.example'],
  ['no nonsense', 'line\nbreak anna@example.com', 'other'],
])('the log has one line a minute, with the directive and %s', async (_, address, told) => {
  for (let time = 0; time < 10; time++)
    await sendOld({ 'effective-directive': 'img-src', 'blocked-uri': address })
  const lines = fresh.site.log.filter(({ msg }) => String(msg).includes('policy'))
  expect(lines).toMatchObject([{ directive: 'img-src', blocked: told }])
  expect(JSON.stringify(fresh.site.log)).not.toMatch(/anna|steal|korni/)
})

test('reports of pages of other sites count nothing', async () => {
  const report = { 'document-uri': 'https://evil.example/', 'effective-directive': 'img-src' }
  expect(await sendOld(report)).toBe(204)
  expect(await counted()).toEqual([])
})

test.each([
  ['application/csp-report', 'no JSON', 400],
  ['application/csp-report', '[]', 400],
  ['application/csp-report', '{"csp-report":{"document-uri":1}}', 400],
  ['application/reports+json', '{}', 400],
  [
    'application/reports+json',
    JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'a', body: {} }))),
    400,
  ],
  ['application/json', '{}', 415],
  ['text/plain', 'words', 415],
  ['application/csp-report', JSON.stringify({ 'csp-report': 'x'.repeat(17_000) }), 413],
])('as %s, %.40s is refused with %i', async (type, payload, status) => {
  expect(await send(type, payload)).toBe(status)
  expect(await counted()).toEqual([])
  expect(fresh.site.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

test('an address that sends too many is refused', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 70; time++) statuses.add(await sendOld({ 'effective-directive': 'img-src' }))
  expect([...statuses]).toEqual([204, 429])
  const { headers, body } = await fresh.site.app.inject({ method: 'POST', url: '/csp-reports' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('<h1>Слишком много запросов подряд</h1>')
})
