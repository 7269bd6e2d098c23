import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a proof-of-work challenge of the self-hosted captcha.
 * @returns the response to be sent with the form, null when there is none or `controller` has ended the work.
 */
export async function proveWork(given: unknown, controller = new AbortController()): Promise<string | null> {
  // The library checks the challenge and throws at anything else.
  const challenge = given as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller }).catch(() => null)
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
