import { createProofOfWork } from '@pryad/contract/captcha/altcha.ts'
import type { CaptchaProvider } from '@pryad/contract/generated/operations.ts'
import type { CaptchaEnvironment } from '@pryad/environment/shared-variables.ts'
import { z } from 'zod'
import { deriveSecret } from '../../access/derive-secret.ts'
import type { SiteSetting } from '../../payload-types.ts'

export type CaptchaVerdict = 'accepted' | 'rejected'

/** Facts for the provider beside the response. */
type Verification = {
  /** Address of the visitor, null when it is not known. */
  address: string | null
  /** Ends the waiting for a provider. */
  signal: AbortSignal
}

/** A captcha as the site's visitors meet it, and the check of the responses that their browsers send (spec §3, §5). */
export type Captcha = {
  provider: CaptchaProvider
  /** Public key of this site; empty where there is none. */
  sitekey: string
  /** Address of the script a page loads, null where none is needed. */
  scriptUrl: string | null
  /** A fresh challenge for the visitor's browser, null when the provider's script gets its own. */
  createChallenge: () => Promise<unknown>
  /** @throws {CaptchaUnavailableError} when the provider gives no verdict. */
  verify: (response: string, verification: Verification) => Promise<CaptchaVerdict>
  /**
   * Names an accepted response, which may be spent only once, for the caller to remember; null when the provider itself
   * accepts a response only once.
   */
  keyOf: (response: string) => string | null
}

/** Thrown when a provider cannot be reached, or answers with something else than a verdict. */
export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError'
}

/**
 * The captcha that the cms hosts itself: the visitor's browser proves some work. Any instance of the cms can verify a challenge of
 * another: the keys are derived from `installationSecret`.
 */
function createAltcha(installationSecret: string): Captcha {
  const { createChallenge, isSolved, nonceOf } = createProofOfWork({
    hmacSignatureSecret: deriveSecret(installationSecret, 'altcha challenge'),
    hmacKeySignatureSecret: deriveSecret(installationSecret, 'altcha solution'),
  })
  return {
    provider: 'ALTCHA',
    sitekey: '',
    scriptUrl: null,
    createChallenge,
    verify: async (response) => ((await isSolved(response)) ? 'accepted' : 'rejected'),
    keyOf: nonceOf,
  }
}

const recaptchaAnswer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Errors that are not the visitor's: no new response would help. */
const ourErrors = new Set(['missing-input-secret', 'invalid-input-secret'])

type RecaptchaOptions = { url: string; secret: string; sitekey: string }

/** Google reCAPTCHA v2, the checkbox: https://developers.google.com/recaptcha/docs/verify. Google accepts a response once. */
function createRecaptcha({ url, secret, sitekey }: RecaptchaOptions): Captcha {
  return {
    provider: 'RECAPTCHA',
    sitekey,
    scriptUrl: `${url}/api.js?render=explicit`,
    createChallenge: async () => null,
    keyOf: () => null,

    verify: async (response, { address, signal }) => {
      const answer = await askProvider({
        provider: 'reCAPTCHA',
        url: `${url}/api/siteverify`,
        form: { secret, response, remoteip: address },
        shape: recaptchaAnswer,
        signal,
      })
      const wrong = answer['error-codes'].find((code) => ourErrors.has(code))
      if (wrong) throw new CaptchaUnavailableError(`reCAPTCHA refuses RECAPTCHA_SECRET: ${wrong}`)
      return answer.success ? 'accepted' : 'rejected'
    },
  }
}

const smartcaptchaAnswer = z.object({ status: z.enum(['ok', 'failed']), message: z.string().default('') })

type SmartcaptchaOptions = {
  url: string
  secret: string
  sitekey: string
  warn: (message: string) => void
}

/** Yandex SmartCaptcha: https://yandex.cloud/docs/smartcaptcha/concepts/validation. Yandex accepts a response once. */
function createSmartcaptcha({ url, secret, sitekey, warn }: SmartcaptchaOptions): Captcha {
  return {
    provider: 'SMARTCAPTCHA',
    sitekey,
    scriptUrl: `${url}/captcha.js?render=onload`,
    createChallenge: async () => null,
    keyOf: () => null,

    verify: async (response, { address, signal }) => {
      const { status, message } = await askProvider({
        provider: 'SmartCaptcha',
        url: `${url}/validate`,
        form: { secret, token: response, ip: address },
        shape: smartcaptchaAnswer,
        signal,
      })
      // A wrong secret shows in the message alone, which is for people to read: programs are not to tell by it.
      if (status === 'failed' && message) warn(`SmartCaptcha refused a response: ${message.slice(0, 200)}`)
      return status === 'ok' ? 'accepted' : 'rejected'
    },
  }
}

type Question<Answer> = {
  /** Named in errors. */
  provider: string
  url: string
  /** Left out where null. */
  form: Record<string, string | null>
  shape: z.ZodType<Answer>
  signal: AbortSignal
}

/**
 * Sends a form to a captcha's provider and reads its JSON answer.
 * @throws {CaptchaUnavailableError} when there is no answer in time, or none of the expected shape. It tells nothing of the form.
 */
async function askProvider<Answer>({
  provider,
  url,
  form,
  shape,
  signal,
}: Question<Answer>): Promise<Answer> {
  const given = Object.entries(form).filter((field): field is [string, string] => field[1] !== null)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(given),
      signal,
      // The form holds a secret: it goes to the configured address and nowhere else.
      redirect: 'error',
    })
    answer = response.ok ? await response.json() : undefined
  } catch (cause) {
    throw new CaptchaUnavailableError(`${provider} gave no answer at ${url}`, { cause })
  }
  if (!response.ok) throw new CaptchaUnavailableError(`${provider} answered with status ${response.status}`)
  const read = shape.safeParse(answer)
  if (!read.success) {
    throw new CaptchaUnavailableError(`${provider} answered with something else than a verdict`, {
      cause: read.error,
    })
  }
  return read.data
}

type Surroundings = {
  captcha: CaptchaEnvironment
  payloadSecret: string
  /** Called with the problem in the settings. */
  warn: (message: string) => void
}

/**
 * The captcha that editors chose, else the environment's. A chosen one without its keys would refuse every visitor, so the
 * self-hosted one stands in for it.
 */
export function chooseCaptcha(
  chosen: SiteSetting['captcha'],
  { captcha, payloadSecret, warn }: Surroundings,
): Captcha {
  const provider = chosen?.provider ?? captcha.provider
  if (provider === 'altcha') return createAltcha(payloadSecret)

  const { url, secret } = captcha[provider]
  const ownSitekey = chosen?.provider ? chosen.sitekey?.trim() : undefined
  const sitekey = ownSitekey || (provider === captcha.provider ? captcha.sitekey : undefined)
  if (!secret || !sitekey) {
    const missing = secret ? 'the sitekey in the site settings' : `${provider.toUpperCase()}_SECRET`
    warn(`The captcha ${provider} is chosen, but ${missing} is missing: ALTCHA stands in for it.`)
    return createAltcha(payloadSecret)
  }
  switch (provider) {
    case 'recaptcha':
      return createRecaptcha({ url, secret, sitekey })
    case 'smartcaptcha':
      return createSmartcaptcha({ url, secret, sitekey, warn })
  }
}
