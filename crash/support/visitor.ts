import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The proxy that the site is told to trust: visitors of the tests come from addresses of their own through it. */
export const proxySettings = { TRUST_PROXY: '127.0.0.1,::1' }

export type Sent = {
  /** The idempotency key of the visitor's form: the same in all tries. */
  key: string
  /** The number that the site gave when it acknowledged the question. */
  id: number
}

/** A refused question: the status and the body of the response. */
export type Refused = { status: number; body: string }

/** Gives the captcha's response for one try, or the site's refusal to give a challenge. */
type PassCaptcha = (siteUrl: string, request: RequestInit) => Promise<string | Refused>

type VisitorOptions = {
  question?: string
  captcha?: PassCaptcha
  /** Where the request comes from: an address of the visitor's own unless it is given. */
  address?: string
  /** The site's public address, where it is not the one that is asked. */
  origin?: string
}

/** How long a browser waits for the answer to a sent form. */
const answerMilliseconds = 20_000

let visitors = 0
/** An address that no visitor has used yet. */
function newAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** A visitor who fills in the site's form and asks `question`. */
export class Visitor {
  readonly key = randomUUID()
  readonly question: string
  private readonly siteUrl: string
  private readonly address: string
  private readonly origin: string
  private readonly captcha: PassCaptcha

  constructor(
    siteUrl: string,
    { question, captcha = solveChallengeOf, address = newAddress(), origin = siteUrl }: VisitorOptions = {},
  ) {
    this.siteUrl = siteUrl
    this.address = address
    this.origin = origin
    this.question = question ?? `Можно ли закрасить седину тоном 6-46? (${visitors})`
    this.captcha = captcha
  }

  /**
   * Sends it once, as the form's script does.
   * @throws when there is no answer.
   */
  async send(): Promise<Sent | Refused> {
    const headers = { 'x-forwarded-for': this.address }
    const signal = AbortSignal.timeout(answerMilliseconds)
    const recaptcha = await this.captcha(this.siteUrl, { headers, signal })
    if (typeof recaptcha !== 'string') return recaptcha
    const answer = await fetch(`${this.siteUrl}/questions`, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', origin: this.origin },
      signal,
      body: new URLSearchParams({
        name: 'Ольга',
        email: 'olga@example.ru',
        question: this.question,
        consent: 'on',
        recaptcha,
        idempotencyKey: this.key,
        pageUrl: '/',
      }),
    })
    const body = await answer.text()
    if (answer.status !== 201) return { status: answer.status, body }
    return { key: this.key, id: Number((JSON.parse(body) as { id: string }).id) }
  }

  /** Presses again, as the form tells them to, until the question is acknowledged or `signal` is aborted. */
  async sendUntilAcknowledged(signal: AbortSignal): Promise<Sent> {
    for (;;) {
      signal.throwIfAborted()
      const result = await this.send().catch(() => undefined)
      if (result && 'key' in result) return result
      await wait(500)
    }
  }
}

/** As the site's own captcha is passed in a browser. */
async function solveChallengeOf(siteUrl: string, request: RequestInit): Promise<string | Refused> {
  const answer = await fetch(`${siteUrl}/captcha-challenge`, request)
  if (!answer.ok) return { status: answer.status, body: await answer.text() }
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** As the stand-in for reCAPTCHA is passed. */
export async function passStandIn(): Promise<string> {
  return `valid-${randomUUID()}`
}
