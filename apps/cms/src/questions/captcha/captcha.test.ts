import type { CaptchaEnvironment } from '@pryad/environment/shared-variables.ts'
import { describe, expect, test } from 'vitest'
import { chooseCaptcha } from './captcha.ts'

const bare: CaptchaEnvironment = {
  provider: 'altcha',
  sitekey: undefined,
  recaptcha: { url: 'https://r.example', secret: undefined },
  smartcaptcha: { url: 'https://s.example', secret: undefined },
}
const withRecaptcha: CaptchaEnvironment = {
  ...bare,
  provider: 'recaptcha',
  sitekey: 'of the environment',
  recaptcha: { url: 'https://r.example', secret: 'secret' },
}

function choose(chosen: Parameters<typeof chooseCaptcha>[0], captcha: CaptchaEnvironment) {
  const warnings: string[] = []
  const surroundings = { captcha, payloadSecret: 'p', warn: (message: string) => warnings.push(message) }
  const { provider, sitekey, scriptUrl } = chooseCaptcha(chosen, surroundings)
  return { provider, sitekey, scriptUrl, warnings }
}

describe('editors left the choice to the server', () => {
  test.each([undefined, {}, { provider: null, sitekey: 'left over' }])('%o', (chosen) => {
    expect(choose(chosen, bare).provider).toBe('ALTCHA')
    expect(choose(chosen, withRecaptcha)).toEqual({
      provider: 'RECAPTCHA',
      sitekey: 'of the environment',
      scriptUrl: 'https://r.example/api.js?render=explicit',
      warnings: [],
    })
  })
})

describe('editors chose', () => {
  test('our own captcha, whatever the server is set to', () => {
    expect(choose({ provider: 'altcha', sitekey: 'left over' }, withRecaptcha)).toEqual({
      provider: 'ALTCHA',
      sitekey: '',
      scriptUrl: null,
      warnings: [],
    })
  })

  test('a captcha with a key of its own', () => {
    expect(choose({ provider: 'recaptcha', sitekey: ' own ' }, withRecaptcha).sitekey).toBe('own')
  })

  test('the captcha that the server is set to, without naming its key', () => {
    expect(choose({ provider: 'recaptcha' }, withRecaptcha).sitekey).toBe('of the environment')
  })

  test('a captcha whose secret the server does not have: ours stands in, with a warning', () => {
    expect(choose({ provider: 'smartcaptcha', sitekey: 'own' }, withRecaptcha)).toEqual({
      provider: 'ALTCHA',
      sitekey: '',
      scriptUrl: null,
      warnings: [
        'The captcha smartcaptcha is chosen, but SMARTCAPTCHA_SECRET is missing: ALTCHA stands in for it.',
      ],
    })
  })

  test('a captcha without a key: that of another captcha does not fit', () => {
    const captcha = { ...withRecaptcha, smartcaptcha: { url: 'https://s.example', secret: 'secret' } }
    const { provider, warnings } = choose({ provider: 'smartcaptcha' }, captcha)
    expect(provider).toBe('ALTCHA')
    expect(warnings[0]).toContain('the sitekey in the site settings is missing')
  })
})
