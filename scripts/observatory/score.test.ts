import { expect, test } from 'vitest'
import { observe } from './score.ts'

const url = new URL('https://pryad.example/')
const good = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

function scoreOf(changes: Record<string, string | null> = {}, html = '', at = url) {
  const headers = new Headers(good)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return observe({ url: at, headers, html })
}

test('all that can be had without cookies and lists of hosts is 130', () => {
  expect(scoreOf()).toMatchObject({ score: 130, grade: 'A+' })
})

test('the site and the panel as they were in November 2026 have the scores that were told of them then', () => {
  const before = {
    'content-security-policy':
      "default-src 'self'; script-src 'self' https://vk.com; object-src 'none'; frame-ancestors 'self'",
    'cross-origin-resource-policy': 'cross-origin',
  }
  expect(scoreOf(before)).toMatchObject({ score: 115, grade: 'A+' })
  const panel = {
    'content-security-policy': null,
    'cross-origin-resource-policy': null,
    'referrer-policy': null,
    'strict-transport-security': null,
    'x-frame-options': 'SAMEORIGIN',
  }
  expect(scoreOf(panel)).toMatchObject({ score: 55, grade: 'C' })
})

const csp = (value: string) => ({ 'content-security-policy': `${value}; frame-ancestors 'none'` })
const worse: [string, Record<string, string | null>, string, number][] = [
  [
    "scripts by 'unsafe-inline'",
    csp("default-src 'none'; script-src 'unsafe-inline'"),
    'csp-implemented-with-unsafe-inline',
    -20,
  ],
  ['no limit for scripts', csp("img-src 'self'"), 'csp-implemented-with-unsafe-inline', -20],
  [
    "'unsafe-eval'",
    csp("default-src 'none'; script-src 'self' 'unsafe-eval'"),
    'csp-implemented-with-unsafe-eval',
    -10,
  ],
  [
    'scripts by http',
    csp("default-src 'none'; script-src http://a.example"),
    'csp-implemented-with-insecure-scheme',
    -20,
  ],
  [
    'pictures by http',
    csp("default-src 'none'; img-src http://a.example"),
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    -10,
  ],
  [
    "styles by 'unsafe-inline'",
    csp("default-src 'none'; style-src 'unsafe-inline'"),
    'csp-implemented-with-unsafe-inline-in-style-src-only',
    0,
  ],
  ["default-src 'self'", csp("default-src 'self'"), 'csp-implemented-with-no-unsafe', 5],
  ['no policy', { 'content-security-policy': null }, 'csp-not-implemented', -25],
  ['no HSTS', { 'strict-transport-security': null }, 'hsts-not-implemented', -20],
  [
    'short HSTS',
    { 'strict-transport-security': 'max-age=60' },
    'hsts-implemented-max-age-less-than-six-months',
    -10,
  ],
  ['broken HSTS', { 'strict-transport-security': 'for ever' }, 'hsts-header-invalid', -20],
  ['an open referrer', { 'referrer-policy': 'unsafe-url' }, 'referrer-policy-unsafe', -5],
  ['sniffing', { 'x-content-type-options': null }, 'x-content-type-options-not-implemented', -5],
  [
    'open resources',
    { 'cross-origin-resource-policy': 'cross-origin' },
    'corp-implemented-with-cross-origin',
    0,
  ],
  [
    'frames everywhere',
    { 'content-security-policy': "default-src 'none'" },
    'x-frame-options-not-implemented',
    -20,
  ],
  [
    'a cookie that is not secure',
    { 'set-cookie': 'a=b; SameSite=Lax' },
    'cookies-without-secure-flag-but-protected-by-hsts',
    -5,
  ],
  [
    'a session that scripts can read',
    { 'set-cookie': 'sessionid=b; Secure' },
    'cookies-session-without-httponly-flag',
    -30,
  ],
  [
    'any origin with credentials',
    { 'access-control-allow-origin': 'https://evil.example', 'access-control-allow-credentials': 'true' },
    'cross-origin-resource-sharing-implemented-with-universal-access',
    -50,
  ],
]
test.each(worse)('%s is found', (_, changes, result, modifier) => {
  expect(scoreOf(changes).findings).toContainEqual({ result, modifier })
})

test.each([
  [
    '<script src="/assets/a.js"></script>',
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    0,
  ],
  ['<script src="https://a.example/a.js">', 'sri-not-implemented-but-external-scripts-loaded-securely', -5],
  ['<script src=//a.example/a.js>', 'sri-not-implemented-and-external-scripts-not-loaded-securely', -50],
  ['<script>alert(1)</script>', 'sri-not-implemented-but-no-scripts-loaded', 0],
])('%s is found', (html, result, modifier) => {
  expect(scoreOf({}, html).findings).toContainEqual({ result, modifier })
})

test('bonuses count from 90 points on', () => {
  expect(scoreOf({ 'strict-transport-security': null }).score).toBe(80)
  expect(scoreOf({ 'strict-transport-security': 'max-age=60' }).score).toBe(120)
})

test('without https there is no good score', () => {
  expect(scoreOf({}, '', new URL('http://pryad.example/')).score).toBe(80)
})
