import { createHmac } from 'node:crypto'
import { networkOf } from './network.ts'

/** Stored hashes of one sender are equal for this long, so that they cannot be used to follow somebody for longer. */
const periodMs = 60 * 60 * 1000

/**
 * A sender as the database knows them: a hash of their address that nobody without `key` can reverse by trying all addresses.
 * Senders whose address is not known count as one.
 */
export function senderHash(address: string | null, key: string, time: number): string {
  return createHmac('sha256', key)
    .update(`${Math.floor(time / periodMs)} ${address ? networkOf(address) : 'unknown'}`)
    .digest('base64url')
}
