import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createOwnCaptcha } from './own-captcha.server.ts'

const siteSecret = 'a-secret-for-tests-and-nothing-else'
const create = (variables: Record<string, string> = {}) =>
  createOwnCaptcha(readSiteEnvironment({ NODE_ENV: 'test', SITE_SECRET: siteSecret, ...variables }))

async function solve(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('a solved challenge is taken once, also by another process with the same secret', async () => {
  const captcha = create()
  const response = await solve(await captcha.createChallenge())
  expect(await captcha.accept(response)).toBe(true)
  expect(await captcha.accept(response)).toBe(false)
  expect(await create().accept(response)).toBe(true)
})

test.each(['', 'solved', Buffer.from('{}').toString('base64')])(
  'a made-up response is not taken: «%s»',
  async (response) => {
    expect(await create().accept(response)).toBe(false)
  },
)

test('a challenge of somebody else’s is not taken', async () => {
  const strange = create({ SITE_SECRET: 'another-secret-for-tests-and-nothing-else' })
  expect(await create().accept(await solve(await strange.createChallenge()))).toBe(false)
})

test.each([
  ['recaptcha', 'RECAPTCHA', 'https://www.google.com/recaptcha/api.js?render=explicit'],
  ['smartcaptcha', 'SMARTCAPTCHA', 'https://smartcaptcha.cloud.yandex.ru/captcha.js?render=onload'],
])(
  'an external captcha of the environment is verified by the backend: %s',
  async (name, provider, scriptUrl) => {
    const captcha = create({ CAPTCHA_PROVIDER: name, CAPTCHA_SITEKEY: 'key' })
    expect(captcha.view).toEqual({ provider, sitekey: 'key', scriptUrl })
    expect([await captcha.createChallenge(), await captcha.accept('anything')]).toEqual([null, true])
  },
)
