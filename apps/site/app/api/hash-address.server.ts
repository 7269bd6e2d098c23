import { createHmac, randomBytes } from 'node:crypto'

/** Makes hashes that tell addresses of visitors apart for a limit, with a key that ends with the process: no address is kept. */
export function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  return (address) => createHmac('sha256', key).update(address).digest('base64url')
}
