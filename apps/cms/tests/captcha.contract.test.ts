import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { restoreMocks } from './support/mocks.ts'
import {
  aQuestion,
  askChallenge,
  fromResponse,
  newVisitor,
  sendQuestion,
  solve,
  solveNew,
  toResponse,
  visitor,
} from './support/questions.ts'
import { recaptchaSecret, startRecaptchaStandIn } from './support/recaptcha-stand-in.ts'
import { smartcaptchaSecret, startSmartcaptchaStandIn } from './support/smartcaptcha-stand-in.ts'

const recaptcha = await startRecaptchaStandIn()
const smartcaptcha = await startSmartcaptchaStandIn()
const cms = await testCms({
  CAPTCHA_PROVIDER: 'altcha',
  RECAPTCHA_URL: recaptcha.url,
  RECAPTCHA_SECRET: recaptchaSecret,
  SMARTCAPTCHA_URL: `${smartcaptcha.url}/`,
  SMARTCAPTCHA_SECRET: smartcaptchaSecret,
})
afterAll(() => Promise.all([recaptcha.stop(), smartcaptcha.stop()]))
afterEach(restoreMocks)

type Provider = 'altcha' | 'recaptcha' | 'smartcaptcha'

async function chooseInPanel(provider: Provider | null, sitekey: string | null = null): Promise<void> {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { captcha: { provider, sitekey } } })
}

const codeOf = (answer: Awaited<ReturnType<typeof sendQuestion>>) => answer.errors?.[0]?.extensions?.code

async function sendWith(response: string): Promise<string> {
  return codeOf(await sendQuestion(cms, aQuestion({ recaptcha: response }))) ?? 'stored'
}

async function countQuestions(): Promise<number> {
  return (await cms.payload.count({ collection: 'faq-questions' })).totalDocs
}

const siteCaptcha = async () =>
  (await cms.ask('{ site { captcha { provider sitekey scriptUrl } } captchaChallenge }')).data

describe('the captcha of the site itself', () => {
  test('needs no script and no key, and gives a challenge of its own to everybody', async () => {
    const { site, captchaChallenge } = await siteCaptcha()
    expect(site.captcha).toEqual({ provider: 'ALTCHA', sitekey: '', scriptUrl: null })
    expect(captchaChallenge).toEqual({
      parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256', cost: 5000 }),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await askChallenge(cms)).parameters.nonce).not.toBe(captchaChallenge.parameters.nonce)
  })

  test('makes one challenge a request, however often it is asked for it', async () => {
    const { data } = await cms.ask('{ one: captchaChallenge other: captchaChallenge }')
    expect(data.other).toEqual(data.one)
  })

  test('accepts a solved challenge once', async () => {
    const response = await solveNew(cms)
    expect(await sendWith(response)).toBe('stored')
    const before = await countQuestions()
    const { errors } = await sendQuestion(cms, aQuestion({ recaptcha: response }))
    const message = 'Проверка не принята. Пройдите её ещё раз.'
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'CAPTCHA_REJECTED', fields: { recaptcha: message } },
    })
    expect(await countQuestions()).toBe(before)
  })

  test('refuses a spent solution in any other spelling', async () => {
    const response = await solveNew(cms)
    expect(await sendWith(response)).toBe('stored')
    const { challenge, solution } = fromResponse(response)
    expect(await sendWith(toResponse({ solution: { ...solution, time: 1 }, challenge }))).toBe(
      'CAPTCHA_REJECTED',
    )
    expect(await sendWith(toResponse({ challenge, solution: { ...solution, counter: 7 } }))).toBe(
      'CAPTCHA_REJECTED',
    )
    expect(await sendWith(`${response}\n`)).toBe('CAPTCHA_REJECTED')
  })

  test('a challenge serves for twenty minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const [early, late] = [await solveNew(cms), await solveNew(cms)]
    vi.setSystemTime(start + 19 * 60 * 1000)
    expect(await sendWith(early)).toBe('stored')
    vi.setSystemTime(start + 21 * 60 * 1000)
    expect(await sendWith(late)).toBe('CAPTCHA_REJECTED')
  })

  test('a challenge that was made easier, longer-lived or fresh again is refused', async () => {
    const challenge = await askChallenge(cms)
    const changes = [
      { cost: 1 },
      { keyPrefix: '0' },
      { expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 },
      { nonce: '00112233445566778899aabbccddeeff' },
      { data: { extra: true } },
    ]
    const solved = fromResponse(await solve(challenge))
    for (const change of changes) {
      const parameters = { ...challenge.parameters, ...change }
      expect(await sendWith(toResponse({ ...solved, challenge: { ...challenge, parameters } }))).toBe(
        'CAPTCHA_REJECTED',
      )
    }
    expect(await sendWith(toResponse(solved))).toBe('stored')
  })

  test('a solution that was not worked for is refused', async () => {
    const challenge = await askChallenge(cms)
    const guesses = ['00'.repeat(32), `${challenge.parameters.keyPrefix}${'00'.repeat(16)}`, '', 'no key']
    for (const derivedKey of guesses) {
      expect(await sendWith(toResponse({ challenge, solution: { counter: 1, derivedKey } }))).toBe(
        'CAPTCHA_REJECTED',
      )
    }
  })

  test('a challenge signed by somebody else, or by nobody, is refused', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + 600
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, expiresAt }
    const secrets = { hmacSignatureSecret: 'of another site', hmacKeySignatureSecret: 'of it too' }
    const foreign = await createChallenge({ ...options, ...secrets })
    expect(await sendWith(await solve(foreign))).toBe('CAPTCHA_REJECTED')
    expect(await sendWith(await solve(await createChallenge(options)))).toBe('CAPTCHA_REJECTED')
  })

  test.each([
    'yes',
    toResponse([]),
    toResponse({ challenge: null, solution: null }),
    Buffer.from('null').toString('base64'),
    'ы'.repeat(5000),
  ])('nonsense is refused, case %#', async (response) => {
    expect(await sendWith(response)).toBe('CAPTCHA_REJECTED')
  })
})

const external = [
  {
    provider: 'recaptcha',
    enumValue: 'RECAPTCHA',
    script: () => `${recaptcha.url}/api.js?render=explicit`,
    standIn: () => recaptcha,
    path: '/api/siteverify',
    form: (response: string, remoteip: string) => ({ secret: recaptchaSecret, response, remoteip }),
  },
  {
    provider: 'smartcaptcha',
    enumValue: 'SMARTCAPTCHA',
    script: () => `${smartcaptcha.url}/captcha.js?render=onload`,
    standIn: () => smartcaptcha,
    path: '/validate',
    form: (token: string, ip: string) => ({ secret: smartcaptchaSecret, token, ip }),
  },
] as const

describe.each(external)(
  '$provider, chosen in the panel',
  ({ provider, enumValue, script, standIn, path, form }) => {
    beforeAll(() => chooseInPanel(provider, 'public-key'))
    afterAll(() => chooseInPanel(null))

    test('the site loads its script with its key, and there is no challenge of our own', async () => {
      expect(await siteCaptcha()).toEqual({
        site: { captcha: { provider: enumValue, sitekey: 'public-key', scriptUrl: script() } },
        captchaChallenge: null,
      })
    })

    test('its word is asked with the secret, the response and the address of the visitor', async () => {
      const response = `valid ${randomUUID()}`
      const answer = await sendQuestion(cms, aQuestion({ recaptcha: response }), visitor('192.0.2.77'))
      expect(answer.errors).toBeUndefined()
      expect(standIn().received.at(-1)).toEqual({ path, form: form(response, '192.0.2.77') })
    })

    test('a response is good once', async () => {
      const response = `valid ${randomUUID()}`
      expect(await sendWith(response)).toBe('stored')
      expect(await sendWith(response)).toBe('CAPTCHA_REJECTED')
      expect(await sendWith(`valid ${randomUUID()}`)).toBe('stored')
    })

    test.each(['wrong', 'robot'])('«%s» is refused', async (response) => {
      expect(await sendWith(response)).toBe('CAPTCHA_REJECTED')
    })

    test.each(['broken', 'other-shape', 'failing', 'elsewhere', 'silent'])(
      'when its answer is «%s», nothing is stored and the visitor is asked to wait',
      async (response) => {
        const log = vi.spyOn(cms.payload.logger, 'error')
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        const wait = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20))
        const before = await countQuestions()
        const { errors } = await sendQuestion(cms, aQuestion({ recaptcha: response }))
        expect(errors?.[0]?.extensions).toEqual({ code: 'CAPTCHA_UNAVAILABLE' })
        expect(errors?.[0]?.message).toBe(
          'Служба проверки сейчас не отвечает. Попробуйте ещё раз через минуту.',
        )
        expect(wait.mock.calls).toEqual([[5000]])
        expect(await countQuestions()).toBe(before)
        expect(log).toHaveBeenCalledOnce()
        expect(inspect(log.mock.calls, { depth: 10 })).not.toContain(form('', '').secret)
      },
    )
  },
)

describe('with a captcha of somebody else’s', () => {
  beforeAll(() => chooseInPanel('recaptcha', 'public-key'))
  afterAll(() => chooseInPanel(null))

  test('a question sent twice at the same moment is stored once, though its response is good once', async () => {
    const input = aQuestion({ recaptcha: `valid ${randomUUID()}`, idempotencyKey: randomUUID() })
    const before = await countQuestions()
    const [first, second] = await Promise.all([sendQuestion(cms, input), sendQuestion(cms, input)])
    expect(first?.errors).toBeUndefined()
    expect(second?.data).toEqual(first?.data)
    expect(await countQuestions()).toBe(before + 1)
  })

  test('a solved challenge of our own is refused', async () => {
    await chooseInPanel(null)
    const response = await solveNew(cms)
    await chooseInPanel('recaptcha', 'public-key')
    expect(await sendWith(response)).toBe('CAPTCHA_REJECTED')
  })
})

describe('faults that the operator has to see', () => {
  afterEach(() => chooseInPanel(null))

  test("a secret that reCAPTCHA refuses is not the visitor's fault", async () => {
    const log = vi.spyOn(cms.payload.logger, 'error')
    await chooseInPanel('recaptcha', 'public-key')
    expect(await sendWith('secret-withdrawn')).toBe('CAPTCHA_UNAVAILABLE')
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      err: { message: 'reCAPTCHA refuses RECAPTCHA_SECRET: invalid-input-secret' },
    })
  })

  test('a choice without a sitekey is warned of once, and visitors get our own captcha', async () => {
    const log = vi.spyOn(cms.payload.logger, 'warn')
    await chooseInPanel('smartcaptcha', ' ')
    const { site, captchaChallenge } = await siteCaptcha()
    expect(site.captcha.provider).toBe('ALTCHA')
    expect(
      await sendQuestion(cms, aQuestion({ recaptcha: await solve(captchaChallenge) }), newVisitor()),
    ).toEqual({ status: 200, data: { sendFaqPackageQuestion: { id: expect.any(String) } } })
    expect(log.mock.calls).toEqual([
      [
        'The captcha smartcaptcha is chosen, but the sitekey in the site settings is missing: ALTCHA stands in for it.',
      ],
    ])
  })
})
