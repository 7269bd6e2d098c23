/**
 * The score that MDN's HTTP Observatory gives an answer, by its published rules (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring,
 * and the table of its source, github.com/mdn/mdn-http-observatory, as of November 2026). Its own package brings a database client, a server
 * and a DOM along. Two of its tests need more than one answer: the redirection from http, which is the proxy's, and the list of hosts that
 * browsers know to be https. Neither is counted here, for or against.
 */
import { cookieResult } from './cookie-result.ts'
import { parsePolicy } from './parse-policy.ts'
import { policyResult } from './policy-result.ts'
import { scriptsResult } from './scripts-result.ts'

/** An answer as a visitor gets it. */
export type ObservedAnswer = {
  /** Public address of the page. */
  url: URL
  headers: Headers
  html: string
}

/** The result of one test, by its name in the published table. */
export type Finding = { result: string; modifier: number }

export type Observation = { score: number; grade: string; findings: Finding[] }

/** From this score on, bonuses count. */
const bonusFrom = 90
const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]
/** Six months, in seconds. */
const longTransportSecurity = 15_768_000
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const unsafeReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

/** Scores one answer, as the Observatory does the page at a host's root. */
export function observe(answer: ObservedAnswer): Observation {
  const findings = [
    policyResult(answer),
    cookieResult(answer),
    corsResult(answer),
    transportResult(answer),
    referrerResult(answer),
    scriptsResult(answer),
    sniffingResult(answer),
    framingResult(answer),
    resourceResult(answer),
  ]
  const sum = (counted: Finding[]) => counted.reduce((total, { modifier }) => total + modifier, 0)
  const withoutBonuses = 100 + sum(findings.filter(({ modifier }) => modifier < 0))
  const bonuses = sum(findings.filter(({ modifier }) => modifier > 0))
  const score = Math.max(0, withoutBonuses >= bonusFrom ? withoutBonuses + bonuses : withoutBonuses)
  const grade = grades.find(([from]) => score >= from)?.[1] ?? 'F'
  return { score, grade, findings }
}

function corsResult({ headers }: ObservedAnswer): Finding {
  const name = 'cross-origin-resource-sharing'
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return { result: `${name}-not-implemented`, modifier: 0 }
  if (allowed === '*') return { result: `${name}-implemented-with-public-access`, modifier: 0 }
  return headers.get('access-control-allow-credentials') === 'true'
    ? { result: `${name}-implemented-with-universal-access`, modifier: -50 }
    : { result: `${name}-implemented-with-restricted-access`, modifier: 0 }
}

function transportResult({ url, headers }: ObservedAnswer): Finding {
  if (url.protocol !== 'https:') return { result: 'hsts-not-implemented-no-https', modifier: -20 }
  const value = headers.get('strict-transport-security')
  if (value === null) return { result: 'hsts-not-implemented', modifier: -20 }
  const seconds = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1]
  if (seconds === undefined) return { result: 'hsts-header-invalid', modifier: -20 }
  return Number(seconds) >= longTransportSecurity
    ? { result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
}

function referrerResult({ headers }: ObservedAnswer): Finding {
  const value = headers.get('referrer-policy')
  if (value === null) return { result: 'referrer-policy-not-implemented', modifier: 0 }
  const known = value
    .toLowerCase()
    .split(',')
    .map((policy) => policy.trim())
    .findLast((policy) => privateReferrers.includes(policy) || unsafeReferrers.includes(policy))
  if (known === undefined) return { result: 'referrer-policy-header-invalid', modifier: -5 }
  return privateReferrers.includes(known)
    ? { result: 'referrer-policy-private', modifier: 5 }
    : { result: 'referrer-policy-unsafe', modifier: -5 }
}

function sniffingResult({ headers }: ObservedAnswer): Finding {
  const value = headers.get('x-content-type-options')
  if (value === null) return { result: 'x-content-type-options-not-implemented', modifier: -5 }
  return value.trim().toLowerCase() === 'nosniff'
    ? { result: 'x-content-type-options-nosniff', modifier: 0 }
    : { result: 'x-content-type-options-header-invalid', modifier: -5 }
}

function framingResult({ headers }: ObservedAnswer): Finding {
  const name = 'x-frame-options'
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  const isBroad = (source: string) => source === '*' || /^https?:(?:\/\/\*(?:\.\*)?)?$/.test(source)
  if (ancestors && !ancestors.some(isBroad)) return { result: `${name}-implemented-via-csp`, modifier: 5 }
  const value = headers.get('x-frame-options')?.trim().toLowerCase()
  if (value === undefined) return { result: `${name}-not-implemented`, modifier: -20 }
  if (value === 'deny' || value === 'sameorigin') return { result: `${name}-sameorigin-or-deny`, modifier: 0 }
  return value.startsWith('allow-from ')
    ? { result: `${name}-allow-from-origin`, modifier: 0 }
    : { result: `${name}-header-invalid`, modifier: -20 }
}

function resourceResult({ headers }: ObservedAnswer): Finding {
  const value = headers.get('cross-origin-resource-policy')?.trim().toLowerCase()
  if (value === undefined) return { result: 'corp-not-implemented', modifier: 0 }
  if (value === 'same-origin' || value === 'same-site')
    return { result: `corp-implemented-with-${value}`, modifier: 10 }
  return value === 'cross-origin'
    ? { result: 'corp-implemented-with-cross-origin', modifier: 0 }
    : { result: 'corp-header-invalid', modifier: -5 }
}
