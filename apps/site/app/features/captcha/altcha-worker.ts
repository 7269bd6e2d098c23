/** Solves a proof-of-work challenge away from the page. */
import { proveWork } from './prove-work.ts'

export type SolveRequest = { challenge: unknown }
export type SolveAnswer = { response: string | null }

self.addEventListener('message', async ({ data }: MessageEvent<SolveRequest>) => {
  const answer: SolveAnswer = { response: await proveWork(data.challenge) }
  self.postMessage(answer)
})
