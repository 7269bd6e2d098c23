import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const high = {
  name: 'left',
  title: 'Reads too much',
  url: 'https://github.com/advisories/GHSA-1',
  severity: 'high',
}
const low = { name: 'right', title: 'Is slow', url: 'https://github.com/advisories/GHSA-2', severity: 'low' }
const report = (...via: unknown[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { some: { via } } })
const today = '2026-11-23'
const accepted = (until: string) => [{ url: high.url, reason: 'the function is never called here', until }]

test('a high advisory is named once, however many packages depend on it', () => {
  expect(readAudit(report(high, 'left', low, high), [], today)).toEqual({
    kind: 'answered',
    serious: ['left: high, Reads too much (https://github.com/advisories/GHSA-1)'],
    others: 1,
  })
})

test('an advisory is accepted up to its day, and not a day longer', () => {
  expect(readAudit(report(high), accepted('2026-11-23'), today)).toMatchObject({ serious: [], others: 1 })
  expect(readAudit(report(high), accepted('2026-11-22'), today)).toMatchObject({
    serious: [expect.any(String)],
  })
})

test.each([
  ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
  ['<html>502</html>', '<html>502</html>'],
  ['{}', '{}'],
  ['', 'it said nothing'],
])('%s is no answer', (said, reason) => {
  expect(readAudit(said, [], today)).toEqual({ kind: 'unanswered', reason })
})

test('a report without advisories is a good answer', () => {
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }), [], today)).toEqual({
    kind: 'answered',
    serious: [],
    others: 0,
  })
})
