import { deriveSecret } from '../access/derive-secret.ts'
import { environment } from '../environment.ts'
import { senderHash, visitorAddress } from '../http/visitor-address.ts'

const key = deriveSecret(environment.payloadSecret, 'address of a login')

/** The key by which attempts to sign in are counted: a hash of the address they come from, another one every hour. */
export function loginAddressHash(headers: Headers, time = Date.now()): string {
  return senderHash(visitorAddress(headers, environment.siteSecret), key, time)
}
