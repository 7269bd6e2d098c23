import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** How long a challenge may be solved and sent: enough to write a long question. */
export const challengeLifeMs = 20 * 60 * 1000
/** Iterations of one attempt: about half a millisecond on a server, two on a phone of the middle range. */
const cost = 5000
/**
 * The solver tries numbers from zero up and needs as many attempts as the challenge's secret number says: half of this on
 * average, about a second on one core of such a phone, never more than two. Every number is equally likely, so a
 * robot gains nothing by starting at another one.
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

/** A browser's response: the challenge it got and its solution, as JSON in Base64. */
const responseShape = z.object({
  challenge: z.object({ parameters: parametersShape, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Secrets by which challenges and their solutions are signed. */
export type AltchaKeys = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

/**
 * Challenges of proof of work for a visitor's browser (https://altcha.org, version 2 of the protocol), and the check of their solutions.
 * A process with the same keys can verify the challenges of another one.
 */
export function createProofOfWork(keys: AltchaKeys) {
  return {
    createChallenge: () =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(maxAttempts),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifeMs),
      }),

    isSolved: async (response: string): Promise<boolean> => {
      const sent = parseResponse(response)
      return sent !== undefined && (await verifySolution({ ...keys, ...sent, deriveKey })).verified
    },

    /** Names the challenge of a response. The signature covers it, while the rest of a response can be written in many ways. */
    nonceOf: (response: string): string | null => parseResponse(response)?.challenge.parameters.nonce ?? null,
  }
}

function parseResponse(response: string) {
  try {
    return responseShape.parse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}
