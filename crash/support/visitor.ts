import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The proxy that the site is told to believe: visitors of the tests come from addresses of their own through it. */
export const proxySettings = { TRUST_PROXY: '127.0.0.1,::1' }

export type Sent = {
  /** What the visitor's form calls the question: the same in all tries. */
  key: string
  /** What the site called it when it was acknowledged. */
  id: number
}

/** A question refused, and what the visitor is told. */
export type Refused = { status: number; body: string }

/** How long a browser waits for the answer to a sent form. */
const answerMilliseconds = 20_000

let visitors = 0
/** An address that nobody has come from yet. */
function newAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Somebody who fills in the site's form; `question` is what they ask. */
export class Visitor {
  readonly key = randomUUID()
  readonly question: string
  private readonly siteUrl: string
  private readonly address = newAddress()

  constructor(siteUrl: string, question = `Можно ли закрасить седину тоном 6-46? (${visitors})`) {
    this.siteUrl = siteUrl
    this.question = question
  }

  /**
   * Sends it once, as the form's script does, with a captcha solved for it.
   * @throws when there is no answer, or no captcha.
   */
  async send(): Promise<Sent | Refused> {
    const headers = { 'x-forwarded-for': this.address }
    const signal = AbortSignal.timeout(answerMilliseconds)
    const challenge = await fetch(`${this.siteUrl}/captcha-challenge`, { headers, signal })
    if (!challenge.ok) return { status: challenge.status, body: await challenge.text() }
    const answer = await fetch(`${this.siteUrl}/questions`, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', origin: this.siteUrl },
      signal,
      body: new URLSearchParams({
        name: 'Ольга',
        email: 'olga@example.ru',
        question: this.question,
        consent: 'on',
        recaptcha: await solve((await challenge.json()) as Challenge),
        idempotencyKey: this.key,
        pageUrl: `${this.siteUrl}/`,
      }),
    })
    const body = await answer.text()
    return answer.status === 201
      ? { key: this.key, id: (JSON.parse(body) as { id: number }).id }
      : { status: answer.status, body }
  }

  /** Presses again, as the form tells them to, until the question is acknowledged or `signal` ends their patience. */
  async sendUntilAcknowledged(signal: AbortSignal): Promise<Sent> {
    for (;;) {
      signal.throwIfAborted()
      const result = await this.send().catch(() => undefined)
      if (result && 'key' in result) return result
      await wait(500)
    }
  }
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
