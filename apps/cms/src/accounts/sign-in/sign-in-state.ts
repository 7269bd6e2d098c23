import type { PayloadRequest } from 'payload'

const settled = 'second factor is settled'
const sessionless = 'no session comes of it'

/** Says that the second step of signing in is done, or not needed, for this request. */
export function settleSecondFactor({ context }: PayloadRequest): void {
  context[settled] = true
}

/** Says that nobody gets the session that Payload begins in this request. */
export function makeSessionless({ context }: PayloadRequest): void {
  context[sessionless] = true
}

export function isSecondFactorSettled({ context }: PayloadRequest): boolean {
  return context[settled] === true || context[sessionless] === true
}

export function isSessionless({ context }: PayloadRequest): boolean {
  return context[sessionless] === true
}
