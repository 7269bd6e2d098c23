import type { PayloadRequest } from 'payload'

const done = 'second factor is done'
const sessionless = 'no session comes of it'

/** Says that the second step of signing in is done, or not needed, for this request. */
export function markSecondFactorDone({ context }: PayloadRequest): void {
  context[done] = true
}

/** Says that nobody gets the session that Payload begins in this request. */
export function makeSessionless({ context }: PayloadRequest): void {
  context[sessionless] = true
}

export function isSecondFactorDone({ context }: PayloadRequest): boolean {
  return context[done] === true || context[sessionless] === true
}

export function isSessionless({ context }: PayloadRequest): boolean {
  return context[sessionless] === true
}
