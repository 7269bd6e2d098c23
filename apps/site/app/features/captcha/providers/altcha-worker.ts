/** Solves a proof-of-work challenge away from the page. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type SolveRequest = { challenge: unknown }
export type SolveAnswer = { response: string | null }

self.addEventListener('message', async ({ data }: MessageEvent<SolveRequest>) => {
  // The library checks the challenge and throws at anything else.
  const challenge = data.challenge as Challenge
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  const answer: SolveAnswer = { response: solution && btoa(JSON.stringify({ challenge, solution })) }
  self.postMessage(answer)
})
