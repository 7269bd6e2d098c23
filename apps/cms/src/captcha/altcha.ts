import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { deriveSecret } from '../derive-secret.ts'
import type { Captcha } from './captcha.ts'

/** How long a challenge may be solved and sent: enough to write a long question. */
const challengeLifeMs = 20 * 60 * 1000
/** Iterations of one attempt: about half a millisecond on a server, two on a phone of the middle range. */
const cost = 5000
/**
 * The solver tries numbers from zero up and needs as many attempts as the challenge's secret number says: half of this on
 * average, about a second on one core of such a phone, never more than two. Every number is equally likely, so starting
 * elsewhere saves a robot nothing.
 */
const maxAttempts = 1000

/** The parameters of our own challenges, and no others. */
const parametersShape = z.strictObject({
  algorithm: z.literal('PBKDF2/SHA-256'),
  cost: z.number(),
  expiresAt: z.number(),
  keyLength: z.number(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
})

/** What a browser sends: the challenge it got and its solution, as JSON in Base64. */
const responseShape = z.object({
  challenge: z.object({ parameters: parametersShape, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * The captcha that the cms hosts itself: the visitor's browser proves some work (https://altcha.org, version 2 of the protocol).
 * Any instance of the cms can verify what another has issued: a challenge is signed, with keys made from `installationSecret`.
 */
export function createAltcha(installationSecret: string): Captcha {
  const keys = {
    hmacSignatureSecret: deriveSecret(installationSecret, 'altcha challenge'),
    hmacKeySignatureSecret: deriveSecret(installationSecret, 'altcha solution'),
  }
  return {
    provider: 'ALTCHA',
    sitekey: '',
    scriptUrl: null,

    createChallenge: () =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(maxAttempts),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifeMs),
      }),

    verify: async (response) => {
      const sent = parseResponse(response)
      if (!sent) return 'rejected'
      const { verified } = await verifySolution({ ...keys, ...sent, deriveKey })
      return verified ? 'accepted' : 'rejected'
    },

    // The signature covers the nonce, while the rest of a response can be written in many ways.
    keyOf: (response) => parseResponse(response)?.challenge.parameters.nonce ?? null,
  }
}

function parseResponse(response: string) {
  try {
    return responseShape.parse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}
